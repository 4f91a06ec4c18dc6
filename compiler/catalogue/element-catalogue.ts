// @generated from schema/ by npm run codegen. Do not edit.
import { type ElementInfo, type EventInfo, table } from "./catalogue-types.ts";

const commonEvents: Readonly<Record<string, EventInfo>> = {
  "click": {
    "description": "Clicked, tapped, or activated with the keyboard.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "doubleClick": {
    "description": "Clicked twice.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "contextMenu": {
    "description": "Clicked with the second button; the menu of the browser stays away.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "mouseEnter": {
    "description": "The pointer came over it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "mouseLeave": {
    "description": "The pointer left it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "mouseDown": {
    "description": "A pointer button went down on it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "mouseUp": {
    "description": "A pointer button went up on it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "button": {
          "type": "number"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "keyDown": {
    "description": "A key went down while it or a part of it had the focus.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "key",
        "code",
        "repeat",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "key": {
          "type": "string"
        },
        "code": {
          "type": "string"
        },
        "repeat": {
          "type": "boolean"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "keyUp": {
    "description": "A key went up while it or a part of it had the focus.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "key",
        "code",
        "repeat",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "key": {
          "type": "string"
        },
        "code": {
          "type": "string"
        },
        "repeat": {
          "type": "boolean"
        },
        "altKey": {
          "type": "boolean"
        },
        "ctrlKey": {
          "type": "boolean"
        },
        "metaKey": {
          "type": "boolean"
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": true
  },
  "focus": {
    "description": "It or a part of it got the focus.",
    "common": true
  },
  "blur": {
    "description": "The focus left it.",
    "common": true
  },
  "mount": {
    "description": "It came onto the page.",
    "common": true
  },
  "unmount": {
    "description": "It left the page.",
    "common": true
  }
};

/** By name, what schema/ says. */
export const elementCatalogue: Readonly<Record<string, ElementInfo>> = table<ElementInfo>({
  "accordion": {
    type: "accordion",
    title: "Accordion",
    description: "Panels under each other, each with a button that opens and closes it.",
    props: table({
  "items": {
    "description": "The panels, in order; the content of a panel is the slot of its id.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "label"
        ],
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[a-z][a-zA-Z0-9]*$",
            "x-form": "camel-case-name",
            "description": "Id of the panel."
          },
          "label": {
            "type": "string",
            "default": "",
            "description": "Text of its button.",
            "x-bind": true,
            "x-localized": true
          },
          "display": {
            "type": "boolean",
            "default": true,
            "description": "Whether it is shown.",
            "x-bind": true
          },
          "disabled": {
            "type": "boolean",
            "default": false,
            "description": "Cannot be opened or closed by the visitor.",
            "x-bind": true
          }
        }
      },
      "default": [],
      "description": "The panels, in order; the content of a panel is the slot of its id."
    },
    "default": []
  },
  "value": {
    "description": "Ids of the panels that are open at first; bound ones are taken again whenever they change.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Ids of the panels that are open at first; bound ones are taken again whenever they change.",
      "x-bind": true
    }
  },
  "type": {
    "description": "Whether opening a panel closes the others.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "single",
        "multiple"
      ],
      "default": "single",
      "description": "Whether opening a panel closes the others."
    },
    "default": "single"
  },
  "collapsible": {
    "description": "With `single`, the visitor may close the open panel too.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "With `single`, the visitor may close the open panel too."
    },
    "default": true
  },
  "heading": {
    "description": "Level of the heading around the button, so that readers of the screen find it; `none` for no heading.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6"
      ],
      "default": "h2",
      "description": "Level of the heading around the button, so that readers of the screen find it; `none` for no heading."
    },
    "default": "h2"
  },
  "keepMounted": {
    "description": "Panels that are not shown keep what was typed in them.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Panels that are not shown keep what was typed in them."
    },
    "default": true
  }
}),
    children: "none",
    slots: table({
  "*": {
    "description": "The content of the panel of that id.",
    "namesFrom": "items[].id",
    "prop": "panels"
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor opened or closed a panel.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "id",
        "isOpen"
      ],
      "properties": {
        "value": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "id": {
          "type": "string"
        },
        "isOpen": {
          "type": "boolean"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "toggleAccordion": {
    "args": {
      "id": {
        "type": "string"
      }
    },
    "description": "Opens the panel when it is closed, closes it when it is open."
  },
  "openAccordion": {
    "args": {
      "id": {
        "type": "string"
      }
    },
    "description": "Opens the panel."
  },
  "closeAccordion": {
    "args": {
      "id": {
        "type": "string"
      }
    },
    "description": "Closes the panel."
  }
}),
    variables: table({
  "value": {
    "description": "Ids of the open panels, in the order of the panels.",
    "type": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "bar-chart": {
    type: "bar-chart",
    title: "Bar chart",
    description: "Values as bars, in one series or several, side by side or stacked.",
    props: table({
  "axis": {
    "description": "Axis of the labels: with `x` the bars stand, with `y` they lie.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "x",
        "y"
      ],
      "default": "x",
      "description": "Axis of the labels: with `x` the bars stand, with `y` they lie.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "x"
  },
  "stacked": {
    "description": "Bars of one label stand on each other instead of side by side.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Bars of one label stand on each other instead of side by side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "startAtZero": {
    "description": "The axis of the values begins at zero, else near the smallest value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "The axis of the values begins at zero, else near the smallest value.",
      "x-bind": true
    },
    "default": true
  },
  "dataType": {
    "description": "`guided` makes the bars from the rows of `data`, `advanced` takes `labels` and `datasets`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "guided",
        "advanced"
      ],
      "default": "advanced",
      "description": "`guided` makes the bars from the rows of `data`, `advanced` takes `labels` and `datasets`."
    },
    "default": "advanced"
  },
  "labels": {
    "description": "With `advanced`, the label of each group of bars, in order.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "With `advanced`, the label of each group of bars, in order.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "datasets": {
    "description": "With `advanced`, the values by series.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "With `advanced`, the values by series.",
      "x-bind": true,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "data"
        ],
        "properties": {
          "label": {
            "type": "string",
            "default": "",
            "description": "Name of the series."
          },
          "data": {
            "type": "array",
            "items": {
              "type": [
                "number",
                "null"
              ]
            },
            "description": "A value for each label."
          },
          "backgroundColor": {
            "type": [
              "string",
              "array"
            ],
            "items": {
              "type": "string",
              "x-css": true
            },
            "description": "Colour of the series, or one for each label. A CSS value; `$token` stands for a token of the theme.",
            "x-css": true
          }
        }
      }
    },
    "default": []
  },
  "options": {
    "description": "With `advanced`, the settings listed here, by the names that Chart.js gives them; they win over the properties of the element.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "description": "With `advanced`, the settings listed here, by the names that Chart.js gives them; they win over the properties of the element.",
      "x-bind": true,
      "properties": {
        "indexAxis": {
          "type": "string",
          "enum": [
            "x",
            "y"
          ],
          "description": "As `axis`."
        },
        "scales": {
          "type": "object",
          "additionalProperties": false,
          "description": "The axes.",
          "properties": {
            "x": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "title": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Shows the title."
                    },
                    "text": {
                      "type": "string",
                      "default": "",
                      "description": "Title of the axis."
                    }
                  },
                  "description": "Title beside the axis."
                },
                "stacked": {
                  "type": "boolean",
                  "description": "As the property `stacked`."
                },
                "beginAtZero": {
                  "type": "boolean",
                  "description": "As the property `startAtZero`."
                },
                "min": {
                  "type": "number",
                  "description": "Where the axis begins."
                },
                "max": {
                  "type": "number",
                  "description": "Where the axis ends."
                },
                "grid": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Draws the lines of this axis."
                    },
                    "color": {
                      "type": "string",
                      "description": "Colour of the lines."
                    }
                  },
                  "description": "Lines across the chart."
                },
                "ticks": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "Colour of the texts."
                    }
                  },
                  "description": "Texts along the axis."
                }
              },
              "description": "The axis that lies."
            },
            "y": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "title": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Shows the title."
                    },
                    "text": {
                      "type": "string",
                      "default": "",
                      "description": "Title of the axis."
                    }
                  },
                  "description": "Title beside the axis."
                },
                "stacked": {
                  "type": "boolean",
                  "description": "As the property `stacked`."
                },
                "beginAtZero": {
                  "type": "boolean",
                  "description": "As the property `startAtZero`."
                },
                "min": {
                  "type": "number",
                  "description": "Where the axis begins."
                },
                "max": {
                  "type": "number",
                  "description": "Where the axis ends."
                },
                "grid": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Draws the lines of this axis."
                    },
                    "color": {
                      "type": "string",
                      "description": "Colour of the lines."
                    }
                  },
                  "description": "Lines across the chart."
                },
                "ticks": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "Colour of the texts."
                    }
                  },
                  "description": "Texts along the axis."
                }
              },
              "description": "The axis that stands."
            }
          }
        },
        "plugins": {
          "type": "object",
          "additionalProperties": false,
          "description": "What stands around the chart.",
          "properties": {
            "legend": {
              "type": "object",
              "additionalProperties": false,
              "description": "The legend.",
              "properties": {
                "display": {
                  "type": "boolean",
                  "description": "As `isLegend`."
                },
                "position": {
                  "type": "string",
                  "enum": [
                    "top",
                    "bottom",
                    "left",
                    "right"
                  ],
                  "description": "As `legendPosition`."
                },
                "align": {
                  "type": "string",
                  "enum": [
                    "start",
                    "center",
                    "end"
                  ],
                  "description": "As `legendAlignment`."
                },
                "labels": {
                  "type": "object",
                  "additionalProperties": false,
                  "description": "Its texts.",
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "As `legendColor`."
                    },
                    "font": {
                      "type": "object",
                      "additionalProperties": false,
                      "description": "Their font.",
                      "properties": {
                        "size": {
                          "type": "number",
                          "description": "Size in pixels."
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "data": {
    "description": "With `guided`, the rows: records, or plain values that are counted.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "With `guided`, the rows: records, or plain values that are counted.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "dataXField": {
    "description": "With `guided`, path of the label in a row. Rows of one label become one bar; a list counts for each of its items.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "With `guided`, path of the label in a row. Rows of one label become one bar; a list counts for each of its items.",
      "x-bind": true
    },
    "default": ""
  },
  "dataXFieldProperty": {
    "description": "Path of the label in an item, where `dataXField` holds a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Path of the label in an item, where `dataXField` holds a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "yAxis": {
    "description": "With `guided`, how tall a bar is: as many rows as it stands for, or what `aggregate` makes of `dataYField`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "item-count",
        "field-summary"
      ],
      "default": "item-count",
      "description": "With `guided`, how tall a bar is: as many rows as it stands for, or what `aggregate` makes of `dataYField`.",
      "x-bind": true
    },
    "default": "item-count"
  },
  "dataYField": {
    "description": "With `field-summary`, path of the value in a row.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "With `field-summary`, path of the value in a row.",
      "x-bind": true
    },
    "default": ""
  },
  "dataYFieldProperty": {
    "description": "Path of the value in an item, where `dataYField` holds a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Path of the value in an item, where `dataYField` holds a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "aggregate": {
    "description": "With `field-summary`, what becomes of the values of one bar: how many, how many different ones, the first, their sum and so on. When absent: `sum` of numbers in a list, `value` of other numbers, `distinct` of all else.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "item-count",
        "distinct",
        "value",
        "sum",
        "average",
        "median",
        "min",
        "max"
      ],
      "description": "With `field-summary`, what becomes of the values of one bar: how many, how many different ones, the first, their sum and so on. When absent: `sum` of numbers in a list, `value` of other numbers, `distinct` of all else.",
      "x-bind": true
    }
  },
  "groupBy": {
    "description": "With `guided`, path of what makes the series: one for each value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "With `guided`, path of what makes the series: one for each value.",
      "x-bind": true
    },
    "default": ""
  },
  "groupByProperty": {
    "description": "Path of the series in an item, where `groupBy` holds a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Path of the series in an item, where `groupBy` holds a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "dataOrderBy": {
    "description": "With `guided`, whether labels stand as they come, by themselves or by their values.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "default",
        "x",
        "y"
      ],
      "default": "default",
      "description": "With `guided`, whether labels stand as they come, by themselves or by their values.",
      "x-bind": true
    },
    "default": "default"
  },
  "dataDirection": {
    "description": "Direction of that order.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "ASC",
        "DESC"
      ],
      "default": "ASC",
      "description": "Direction of that order.",
      "x-bind": true
    },
    "default": "ASC"
  },
  "dataXEmpty": {
    "description": "With `guided`, keeps the rows without a label, under the label `emptyLabel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `guided`, keeps the rows without a label, under the label `emptyLabel`.",
      "x-bind": true
    },
    "default": false
  },
  "emptyLabel": {
    "description": "Label of the rows without one.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "—",
      "description": "Label of the rows without one.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "—"
  },
  "colors": {
    "description": "Colours of the series, in turn; those of the theme (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-css": true
      },
      "default": [],
      "description": "Colours of the series, in turn; those of the theme (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": []
  },
  "height": {
    "description": "Height of the chart with its legend, the same while it loads. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "300px",
      "description": "Height of the chart with its legend, the same while it loads. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "300px"
  },
  "isLegend": {
    "description": "Shows the legend, whose buttons hide and show series.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the legend, whose buttons hide and show series.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "legendPosition": {
    "description": "Side of the legend.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "top",
        "bottom",
        "left",
        "right"
      ],
      "default": "top",
      "description": "Side of the legend.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "top"
  },
  "legendAlignment": {
    "description": "Place of the legend on its side.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "center",
        "end"
      ],
      "default": "center",
      "description": "Place of the legend on its side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "legendSize": {
    "description": "Size of the texts of legend and axes. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "12px",
      "description": "Size of the texts of legend and axes. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "12px"
  },
  "legendColor": {
    "description": "Colour of the texts of the legend. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Colour of the texts of the legend. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": ""
  },
  "labelColor": {
    "description": "Colour of the texts along the axes. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Colour of the texts along the axes. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": ""
  },
  "gridColor": {
    "description": "Colour of the lines. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Colour of the lines. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": ""
  },
  "showValues": {
    "description": "Writes each value at its bar.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Writes each value at its bar.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "labelFormat": {
    "description": "Format of labels that are dates, such as `DD/MM`, by the tokens of the element date; as they are when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Format of labels that are dates, such as `DD/MM`, by the tokens of the element date; as they are when absent."
    },
    "default": ""
  },
  "numberStyle": {
    "description": "What kind of number the values are. Of a percentage, 1 is 100 %.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "decimal",
        "currency",
        "percent"
      ],
      "default": "decimal",
      "description": "What kind of number the values are. Of a percentage, 1 is 100 %."
    },
    "default": "decimal"
  },
  "currency": {
    "description": "ISO code of the currency.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "ISO code of the currency.",
      "x-bind": true
    },
    "default": "USD"
  },
  "fractionDigits": {
    "description": "Digits after the decimal sign; when absent two of money, and of other numbers as many as they have, at most two.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "maximum": 20,
      "description": "Digits after the decimal sign; when absent two of money, and of other numbers as many as they have, at most two.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name of the chart and caption of its table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the chart and caption of its table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "labelsTitle": {
    "description": "Heading of the labels in the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Heading of the labels in the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "valueTitle": {
    "description": "Heading of the values in the table, where the series has no name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Heading of the values in the table, where the series has no name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "table": {
    "description": "The values as a table: for readers of the screen and the keyboard only, behind a button under the chart, or always under it.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "hidden",
        "toggle",
        "shown"
      ],
      "default": "hidden",
      "description": "The values as a table: for readers of the screen and the keyboard only, behind a button under the chart, or always under it.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "hidden"
  },
  "tableText": {
    "description": "Text of the button that opens the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "View as table",
      "description": "Text of the button that opens the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "View as table"
  },
  "isFetching": {
    "description": "Data is being loaded: the first time a placeholder stands for the chart, later it is dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Data is being loaded: the first time a placeholder stands for the chart, later it is dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "emptyText": {
    "description": "Shown when there is no data.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Shown when there is no data.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "chartClick": {
    "description": "A bar, or the place of one, was clicked, or chosen in the table. `position` is in pixels of the chart; `points` are the bar, or all bars of the label beside one.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "position",
        "points",
        "dataX",
        "dataY"
      ],
      "properties": {
        "dataX": {
          "type": "string",
          "description": "The label at the place, as it stands in the data."
        },
        "dataY": {
          "type": "number",
          "description": "The value at the place on the axis of the values."
        },
        "position": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "x",
            "y"
          ],
          "properties": {
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            }
          }
        },
        "points": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "datasetLabel",
              "label",
              "value"
            ],
            "properties": {
              "datasetLabel": {
                "type": "string"
              },
              "label": {
                "type": "string"
              },
              "value": {
                "type": "number"
              }
            }
          }
        }
      }
    },
    "common": false
  }
}),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "fetching": {
    "description": "Data is being loaded.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "There is no data.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "base": {
    type: "base",
    title: "Base",
    description: "A plain box. Children stand under each other unless the style says otherwise.",
    props: table({
  "tag": {
    "description": "HTML tag of the box.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "div",
        "main",
        "section",
        "article",
        "aside",
        "header",
        "footer",
        "nav",
        "ul",
        "ol",
        "li",
        "dl",
        "figure",
        "figcaption",
        "address",
        "fieldset",
        "legend",
        "details",
        "summary",
        "blockquote",
        "span"
      ],
      "default": "div",
      "description": "HTML tag of the box."
    },
    "default": "div"
  },
  "role": {
    "description": "ARIA role, when the tag does not say it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "group",
        "region",
        "status",
        "alert",
        "list",
        "listitem",
        "toolbar",
        "search",
        "note",
        "log",
        "img"
      ],
      "description": "ARIA role, when the tag does not say it.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name, for readers of the screen, when the content does not say it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name, for readers of the screen, when the content does not say it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "button": {
    type: "button",
    title: "Button",
    description: "A button, or with a link a link that looks like one.",
    props: table({
  "text": {
    "description": "Label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name of a button that shows only an icon.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of a button that shows only an icon.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "buttonType": {
    "description": "`submit` sends the form it stands in; `none` is no button for the keyboard.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "button",
        "submit",
        "reset",
        "none"
      ],
      "default": "button",
      "description": "`submit` sends the form it stands in; `none` is no button for the keyboard.",
      "x-bind": true
    },
    "default": "button"
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "loading": {
    "description": "Shows a loader in place of the left icon and takes no clicks; it keeps its size and its focus.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a loader in place of the left icon and takes no clicks; it keeps its size and its focus.",
      "x-bind": true
    },
    "default": false
  },
  "pressed": {
    "description": "State of a toggle button; absent for a plain one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "State of a toggle button; absent for a plain one.",
      "x-bind": true
    }
  },
  "current": {
    "description": "Marks the link to the page shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Marks the link to the page shown.",
      "x-bind": true
    },
    "default": false
  },
  "tooltip": {
    "description": "Short explanation on hover.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Short explanation on hover.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "many",
    slots: table({
  "leftIcon": {
    "description": "Before the label."
  },
  "rightIcon": {
    "description": "After the label."
  }
}),
    events: table({ ...commonEvents, }),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  }
}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "loading": {
    "description": "It waits.",
    "selector": "[data-loading]"
  },
  "pressed": {
    "description": "The toggle is on.",
    "selector": "[data-pressed]"
  },
  "current": {
    "description": "It leads to the page shown.",
    "selector": "[data-current]"
  }
}),
    tag: "button",
  },
  "checkbox": {
    type: "checkbox",
    title: "Checkbox",
    description: "A box to tick, or a switch.",
    props: table({
  "value": {
    "description": "Initial value; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Initial value; a bound one is taken again whenever it changes.",
      "x-bind": true
    },
    "default": false
  },
  "label": {
    "description": "Visible label beside the box.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Visible label beside the box.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name when there is no visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name when there is no visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help under the control, part of its accessible description.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help under the control, part of its accessible description.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error under the control; while it is not empty the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error under the control; while it is not empty the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "appearance": {
    "description": "A box or a switch.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "checkbox",
        "switch"
      ],
      "default": "checkbox",
      "description": "A box or a switch."
    },
    "default": "checkbox"
  },
  "required": {
    "description": "Must be ticked.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Must be ticked.",
      "x-bind": true
    },
    "default": false
  },
  "readonly": {
    "description": "Cannot be changed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be changed.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "indeterminate": {
    "description": "Neither on nor off, such as a part of a list.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Neither on nor off, such as a part of a list.",
      "x-bind": true
    },
    "default": false
  },
  "size": {
    "description": "Width and height of the box. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "1.125rem",
      "description": "Width and height of the box. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "1.125rem"
  },
  "color": {
    "description": "Colour of the ticked box. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Colour of the ticked box. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    }
  },
  "icon": {
    "description": "Icon of the ticked box; a tick when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Icon of the ticked box; a tick when absent.",
      "x-type": "icon"
    }
  },
  "containerPosition": {
    "description": "Where label and children stand beside the box.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "right",
        "left",
        "top",
        "bottom"
      ],
      "default": "right",
      "description": "Where label and children stand beside the box.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "right"
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "Ticked or unticked by the visitor.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "boolean"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "boolean"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "setValue": {
    "args": {
      "value": {
        "type": "boolean"
      }
    },
    "description": "Sets the value."
  },
  "reset": {
    "args": {},
    "description": "Back to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "Whether it is ticked.",
    "type": {
      "type": "boolean"
    },
    "readonly": false
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "readonly": {
    "description": "It cannot be edited.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "checked": {
    "description": "It is ticked.",
    "selector": "[data-checked]"
  }
}),
    tag: "label",
  },
  "columns": {
    type: "columns",
    title: "Columns",
    description: "Lays out its children on a grid of units: as columns, as rows, or as a mosaic that wraps.",
    props: table({
  "tag": {
    "description": "HTML tag of the box.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "div",
        "main",
        "section",
        "article",
        "aside",
        "header",
        "footer",
        "nav",
        "ul",
        "ol",
        "li",
        "dl",
        "figure",
        "figcaption",
        "address",
        "fieldset",
        "legend",
        "details",
        "summary",
        "blockquote",
        "span"
      ],
      "default": "div",
      "description": "HTML tag of the box."
    },
    "default": "div"
  },
  "role": {
    "description": "ARIA role, when the tag does not say it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "group",
        "region",
        "status",
        "alert",
        "list",
        "listitem",
        "toolbar",
        "search",
        "note",
        "log",
        "img"
      ],
      "description": "ARIA role, when the tag does not say it.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name, for readers of the screen, when the content does not say it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name, for readers of the screen, when the content does not say it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "type": {
    "description": "`columns` beside each other, `rows` under each other, `mosaic` wraps by units.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "columns",
        "rows",
        "mosaic"
      ],
      "default": "columns",
      "description": "`columns` beside each other, `rows` under each other, `mosaic` wraps by units.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "columns"
  },
  "lengthInUnit": {
    "description": "How many units one line of a mosaic has.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 12,
      "minimum": 1,
      "description": "How many units one line of a mosaic has.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": 12
  },
  "grid": {
    "description": "Units of each child, repeated when there are more children; empty gives equal ones.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "integer",
        "minimum": 1,
        "maximum": 12
      },
      "maxItems": 12,
      "default": [],
      "description": "Units of each child, repeated when there are more children; empty gives equal ones.",
      "x-responsive": true,
      "x-bind": true
    },
    "default": []
  },
  "justifyContent": {
    "description": "Placement along the main axis.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "flex-start",
        "center",
        "flex-end",
        "space-between",
        "space-around",
        "space-evenly",
        "stretch"
      ],
      "default": "center",
      "description": "Placement along the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "alignItems": {
    "description": "Placement across the main axis.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "flex-start",
        "center",
        "flex-end",
        "stretch",
        "baseline"
      ],
      "default": "stretch",
      "description": "Placement across the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "stretch"
  },
  "rowGap": {
    "description": "Gap between rows. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "Gap between rows. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "columnGap": {
    "description": "Gap between columns. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "Gap between columns. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "reverse": {
    "description": "Reverses the visual order.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Reverses the visual order.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "pushLast": {
    "description": "Pushes the last child to the far end.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Pushes the last child to the far end.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "data-grid": {
    type: "data-grid",
    title: "Data grid",
    description: "A table of rows that the server sorts and pages, with selection, editing in place and the keyboard.",
    props: table({
  "data": {
    "description": "The rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "The rows.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "dataIdPath": {
    "description": "Path of the unique id in a row; the position when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Path of the unique id in a row; the position when absent."
    },
    "default": ""
  },
  "columns": {
    "description": "The columns, in order.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "The columns, in order.",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[a-z][a-zA-Z0-9]*$",
            "x-form": "camel-case-name",
            "description": "Id of the column; the cell slot of a custom column has this name."
          },
          "name": {
            "type": "string",
            "default": "",
            "description": "Heading.",
            "x-bind": true,
            "x-localized": true
          },
          "type": {
            "type": "string",
            "enum": [
              "value",
              "custom"
            ],
            "default": "value",
            "description": "`value` shows the value at `path`, or draws the slot of the same id; `custom` has no value and only draws the slot."
          },
          "path": {
            "type": "string",
            "default": "",
            "description": "Path of the value in a row."
          },
          "sortKey": {
            "type": "string",
            "default": "",
            "description": "Name by which the server sorts; the path when absent."
          },
          "width": {
            "type": "string",
            "default": "auto",
            "description": "Width, such as `120px`, `20%` or `minmax(8rem, 1fr)`. A CSS value; `$token` stands for a token of the theme.",
            "x-css": true
          },
          "display": {
            "type": "boolean",
            "default": true,
            "description": "Whether it is shown.",
            "x-bind": true
          },
          "sortable": {
            "type": "boolean",
            "default": false,
            "description": "The heading sorts."
          },
          "align": {
            "type": "string",
            "enum": [
              "start",
              "center",
              "end"
            ],
            "default": "start",
            "description": "Alignment of the cells."
          },
          "hideOn": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "tablet",
                "mobile"
              ]
            },
            "default": [],
            "description": "Screens on which it is left out."
          },
          "editable": {
            "type": "boolean",
            "default": false,
            "description": "With `inlineEditing`, the value can be edited. A column of type `custom` cannot.",
            "x-bind": true
          },
          "editableType": {
            "type": "string",
            "enum": [
              "text",
              "email",
              "tel",
              "number",
              "date",
              "checkbox",
              "select"
            ],
            "default": "text",
            "description": "What it is edited with. An emptied number or date is nothing."
          },
          "required": {
            "type": "boolean",
            "default": false,
            "description": "It cannot be left empty."
          },
          "options": {
            "type": "array",
            "items": {
              "x-type": "unknown"
            },
            "default": [],
            "description": "Choices of the type `select`: plain values, or records with `value` and `label`.",
            "x-type": "listOf(unknown)",
            "x-bind": true
          }
        }
      }
    },
    "default": []
  },
  "visibleColumns": {
    "description": "Ids of the columns shown, in their order; all of them when it is nothing. Ids of no column are left out.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "Ids of the columns shown, in their order; all of them when it is nothing. Ids of no column are left out.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name of the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "selectable": {
    "description": "A column of boxes selects rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A column of boxes selects rows.",
      "x-bind": true
    },
    "default": false
  },
  "selectAllLabel": {
    "description": "Accessible name of the box that selects all.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Select all",
      "description": "Accessible name of the box that selects all.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Select all"
  },
  "selectRowLabel": {
    "description": "Accessible name of the box of a row.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Select row",
      "description": "Accessible name of the box of a row.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Select row"
  },
  "selectColumnWidth": {
    "description": "Width of that column. A CSS value; `$token` stands for a token of the theme.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "44px",
      "description": "Width of that column. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true
    },
    "default": "44px"
  },
  "inlineEditing": {
    "description": "A column of buttons edits rows in place, one at a time; F2 does the same.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A column of buttons edits rows in place, one at a time; F2 does the same.",
      "x-bind": true
    },
    "default": false
  },
  "actionColumnWidth": {
    "description": "Width of that column. A CSS value; `$token` stands for a token of the theme.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "80px",
      "description": "Width of that column. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true
    },
    "default": "80px"
  },
  "actionsLabel": {
    "description": "Heading of that column, for readers of the screen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Actions",
      "description": "Heading of that column, for readers of the screen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Actions"
  },
  "editLabel": {
    "description": "Accessible name of the button that begins to edit a row.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Edit",
      "description": "Accessible name of the button that begins to edit a row.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Edit"
  },
  "deleteLabel": {
    "description": "Accessible name of the button that deletes a row; it is there when a workflow runs on `deleteRow`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Delete",
      "description": "Accessible name of the button that deletes a row; it is there when a workflow runs on `deleteRow`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Delete"
  },
  "saveLabel": {
    "description": "Accessible name of the button that sends the edited row.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Save",
      "description": "Accessible name of the button that sends the edited row.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Save"
  },
  "cancelLabel": {
    "description": "Accessible name of the button that gives up the edit.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Cancel",
      "description": "Accessible name of the button that gives up the edit.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Cancel"
  },
  "displayHeader": {
    "description": "Shows the headings.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the headings.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "hasStickyHeader": {
    "description": "Headings stay in view while scrolling.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Headings stay in view while scrolling.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "alternateBackground": {
    "description": "Every other row has another background.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Every other row has another background.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "verticalAlignment": {
    "description": "Vertical place in the cells.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "top",
        "middle",
        "bottom"
      ],
      "default": "middle",
      "description": "Vertical place in the cells.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "middle"
  },
  "rowHeight": {
    "description": "Least height of a row. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "44px",
      "description": "Least height of a row. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "44px"
  },
  "sortName": {
    "description": "Id of the column sorted by, when the design keeps it; else the grid does.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "Id of the column sorted by, when the design keeps it; else the grid does.",
      "x-bind": true
    }
  },
  "sortOrder": {
    "description": "Order of that column.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "ASC",
        "DESC",
        null
      ],
      "description": "Order of that column.",
      "x-bind": true
    }
  },
  "isFetching": {
    "description": "Rows are being loaded: the first time placeholders stand for them, later they are dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Rows are being loaded: the first time placeholders stand for them, later they are dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "skeletonRows": {
    "description": "How many placeholders.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 5,
      "minimum": 1,
      "maximum": 50,
      "description": "How many placeholders.",
      "x-bind": true
    },
    "default": 5
  },
  "emptyText": {
    "description": "Shown when there are no rows and no slot `empty`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Shown when there are no rows and no slot `empty`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "currentId": {
    "description": "Id of the row whose details are open.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "number",
        "null"
      ],
      "description": "Id of the row whose details are open.",
      "x-bind": true
    }
  }
}),
    children: "none",
    slots: table({
  "*": {
    "description": "Cells of the column of that id.",
    "namesFrom": "columns[].id",
    "prop": "cells",
    "provides": {
      "item": "itemOf(data)",
      "index": "number"
    }
  },
  "card": {
    "description": "A whole row on mobile.",
    "provides": {
      "item": "itemOf(data)",
      "index": "number"
    }
  },
  "empty": {
    "description": "Shown when there are no rows."
  }
}),
    events: table({ ...commonEvents, 
  "sort": {
    "description": "A heading was chosen: ASC first, DESC when it was ASC.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "key",
        "order"
      ],
      "properties": {
        "name": {
          "type": "string"
        },
        "key": {
          "type": "string"
        },
        "order": {
          "type": "string",
          "enum": [
            "ASC",
            "DESC"
          ]
        }
      }
    },
    "common": false
  },
  "rowClick": {
    "description": "A row was clicked, or Enter pressed on it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "value",
        "index"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "value": {
          "x-type": "itemOf(data)"
        },
        "index": {
          "type": "number"
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "selectionChange": {
    "description": "The selection changed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "selectedRows"
      ],
      "properties": {
        "selectedRows": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "value"
            ],
            "properties": {
              "id": {
                "type": "string"
              },
              "value": {
                "x-type": "itemOf(data)"
              }
            }
          }
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "updateRow": {
    "description": "An edited row was sent, and the browser found its fields valid: `value` is the row with the new values. The grid shows it until `data` brings another one; `restoreRow` takes it back.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "value",
        "index"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "value": {
          "x-type": "itemOf(data)"
        },
        "index": {
          "type": "number"
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "deleteRow": {
    "description": "The button that deletes a row was pressed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "value",
        "index"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "value": {
          "x-type": "itemOf(data)"
        },
        "index": {
          "type": "number"
        }
      }
    },
    "tellsItems": true,
    "common": false
  }
}),
    actions: table({
  "clearSelection": {
    "args": {},
    "description": "Selects no row."
  },
  "selectAll": {
    "args": {},
    "description": "Selects all rows."
  },
  "focusRow": {
    "args": {
      "id": {
        "type": [
          "string",
          "number",
          "null"
        ]
      }
    },
    "description": "Gives a row the keyboard focus and scrolls it into view."
  },
  "openNext": {
    "args": {},
    "description": "Opens the row after `activeRow` as a click does, the first one when there is none, and scrolls it into view; after the last row it does nothing."
  },
  "openPrevious": {
    "args": {},
    "description": "Opens the row before `activeRow`, if there is one, and scrolls it into view."
  },
  "editRow": {
    "args": {
      "id": {
        "type": [
          "string",
          "number",
          "null"
        ]
      }
    },
    "description": "Begins to edit a row."
  },
  "restoreRow": {
    "args": {
      "id": {
        "type": [
          "string",
          "number",
          "null"
        ]
      }
    },
    "description": "Shows what `data` says of a row again, as after an edit that was refused."
  }
}),
    variables: table({
  "selectedRows": {
    "description": "The selected rows.",
    "type": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "value"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "value": {
            "x-type": "itemOf(data)"
          }
        }
      }
    },
    "readonly": true,
    "tellsItems": true
  },
  "sort": {
    "description": "The sorting chosen by the visitor; `name` is nothing before.",
    "type": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "key",
        "order"
      ],
      "properties": {
        "name": {
          "type": [
            "string",
            "null"
          ]
        },
        "key": {
          "type": [
            "string",
            "null"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "ASC",
            "DESC"
          ]
        }
      }
    },
    "readonly": true
  },
  "activeRow": {
    "description": "The row that the visitor is at: the one whose details are open, else the one that had the focus last; nothing before.",
    "type": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "required": [
        "id",
        "value",
        "index"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "value": {
          "x-type": "itemOf(data)"
        },
        "index": {
          "type": "number"
        }
      }
    },
    "readonly": true,
    "tellsItems": true
  },
  "editingId": {
    "description": "Id of the row that is being edited, or nothing.",
    "type": {
      "type": [
        "string",
        "null"
      ]
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "fetching": {
    "description": "Rows are being loaded.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "There are no rows.",
    "selector": "[data-empty]"
  },
  "editing": {
    "description": "A row is being edited.",
    "selector": "[data-editing]"
  }
}),
    list: {
  "prop": "data",
  "hasValues": false
},
    tag: "div",
  },
  "date-picker": {
    type: "date-picker",
    title: "Date picker",
    description: "A day or a range of days, with times if wanted, chosen in a calendar. Values are moments in ISO, with `date` days `YYYY-MM-DD`.",
    props: table({
  "selectionMode": {
    "description": "`single` for a day, `range` for the first and the last day of a range.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "single",
        "range"
      ],
      "default": "single",
      "description": "`single` for a day, `range` for the first and the last day of a range."
    },
    "default": "single"
  },
  "dateMode": {
    "description": "`datetime` for moments, with fields for the time; `date` for days.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "datetime",
        "date"
      ],
      "default": "datetime",
      "description": "`datetime` for moments, with fields for the time; `date` for days."
    },
    "default": "datetime"
  },
  "timezone": {
    "description": "The time zone of days and times: `locale` for that of the app (`timeZone` of design.json, else the browser's), or an IANA name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "locale",
      "description": "The time zone of days and times: `locale` for that of the app (`timeZone` of design.json, else the browser's), or an IANA name.",
      "x-bind": true
    },
    "default": "locale"
  },
  "enableSeconds": {
    "description": "With `datetime`, times have seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `datetime`, times have seconds.",
      "x-bind": true
    },
    "default": false
  },
  "initValueSingle": {
    "description": "Initial value with `single`; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "Initial value with `single`; a bound one is taken again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueRangeStart": {
    "description": "Initial start with `range`; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "Initial start with `range`; a bound one is taken again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueRangeEnd": {
    "description": "Initial end with `range`; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "Initial end with `range`; a bound one is taken again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "label": {
    "description": "Visible label; it names the control for readers of the screen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Visible label; it names the control for readers of the screen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name when there is no visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name when there is no visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help under the control, part of its accessible description.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help under the control, part of its accessible description.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error under the control; while it is not empty the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error under the control; while it is not empty the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "Text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "format": {
    "description": "How the closed control shows a value.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "DD/MM/YYYY",
        "DD/MM/YY",
        "DD/MM/YYYY HH:mm",
        "DD/MM/YY HH:mm",
        "MMMM D, YYYY",
        "MMM D, YYYY",
        "MMM D, YYYY h:mm A",
        "custom"
      ],
      "default": "DD/MM/YYYY",
      "description": "How the closed control shows a value."
    },
    "default": "DD/MM/YYYY"
  },
  "customFormat": {
    "description": "Format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets.",
      "x-bind": true
    },
    "default": ""
  },
  "lang": {
    "description": "Language of the calendar: `pageLang` for that of the page, or a language tag such as `pt-BR`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "pageLang",
      "description": "Language of the calendar: `pageLang` for that of the page, or a language tag such as `pt-BR`.",
      "x-bind": true
    },
    "default": "pageLang"
  },
  "presets": {
    "description": "Values or ranges that one press chooses, listed beside the calendar. They are taken at once.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "start"
        ],
        "properties": {
          "label": {
            "type": "string",
            "description": "Text of the button.",
            "x-bind": true,
            "x-localized": true
          },
          "start": {
            "type": [
              "string",
              "null"
            ],
            "description": "The value, or the start of the range.",
            "x-type": "date",
            "x-bind": true
          },
          "end": {
            "type": [
              "string",
              "null"
            ],
            "description": "The end of the range.",
            "x-type": "date",
            "x-bind": true
          }
        }
      },
      "default": [],
      "description": "Values or ranges that one press chooses, listed beside the calendar. They are taken at once."
    },
    "default": []
  },
  "presetsLabel": {
    "description": "Accessible name of the list of presets.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the list of presets.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "rangeMode": {
    "description": "`auto` makes a range of fixed length from one press, `minmax` bounds its length.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "free",
        "auto",
        "minmax"
      ],
      "default": "free",
      "description": "`auto` makes a range of fixed length from one press, `minmax` bounds its length.",
      "x-bind": true
    },
    "default": "free"
  },
  "autoRange": {
    "description": "Days from the first to the last with `auto`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "default": 1,
      "description": "Days from the first to the last with `auto`.",
      "x-bind": true
    },
    "default": 1
  },
  "minRange": {
    "description": "Fewest days from the first to the last with `minmax`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "default": 2,
      "description": "Fewest days from the first to the last with `minmax`.",
      "x-bind": true
    },
    "default": 2
  },
  "maxRange": {
    "description": "Most days from the first to the last with `minmax`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "default": 7,
      "description": "Most days from the first to the last with `minmax`.",
      "x-bind": true
    },
    "default": 7
  },
  "enablePartialRange": {
    "description": "A range may have only its first day.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "A range may have only its first day.",
      "x-bind": true
    },
    "default": true
  },
  "noDisabledRange": {
    "description": "A range may not hold a disabled day.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A range may not hold a disabled day.",
      "x-bind": true
    },
    "default": false
  },
  "minDate": {
    "description": "First day that can be chosen, or first moment if it has a time.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "First day that can be chosen, or first moment if it has a time.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "maxDate": {
    "description": "Last day that can be chosen, or last moment if it has a time.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "Last day that can be chosen, or last moment if it has a time.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "preventMinMaxNavigation": {
    "description": "Months outside of `minDate` and `maxDate` cannot be shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Months outside of `minDate` and `maxDate` cannot be shown.",
      "x-bind": true
    },
    "default": false
  },
  "startDate": {
    "description": "The calendar opens at this day while nothing is chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The calendar opens at this day while nothing is chosen.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "allowedDates": {
    "description": "Only these days can be chosen; all when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "date"
      },
      "default": [],
      "description": "Only these days can be chosen; all when empty.",
      "x-bind": true
    },
    "default": []
  },
  "disabledDates": {
    "description": "Days that cannot be chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "date"
      },
      "default": [],
      "description": "Days that cannot be chosen.",
      "x-bind": true
    },
    "default": []
  },
  "disabledWeekDays": {
    "description": "Days of the week that cannot be chosen, from 0 for Sunday.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 6
      },
      "default": [],
      "description": "Days of the week that cannot be chosen, from 0 for Sunday.",
      "x-bind": true
    },
    "default": []
  },
  "weekStart": {
    "description": "The day that weeks begin with, from 0 for Sunday.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "default": 1,
      "description": "The day that weeks begin with, from 0 for Sunday.",
      "x-bind": true
    },
    "default": 1
  },
  "weekNumbers": {
    "description": "Numbers of the weeks: `local` by `weekStart`, `iso` by ISO 8601.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "local",
        "iso"
      ],
      "default": "none",
      "description": "Numbers of the weeks: `local` by `weekStart`, `iso` by ISO 8601.",
      "x-bind": true
    },
    "default": "none"
  },
  "hideOffsetDates": {
    "description": "Hides the days of other months around a month.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Hides the days of other months around a month.",
      "x-bind": true
    },
    "default": false
  },
  "disableMonthYearSelect": {
    "description": "Month and year are a text rather than lists to choose from.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Month and year are a text rather than lists to choose from.",
      "x-bind": true
    },
    "default": false
  },
  "enableMultiCalendars": {
    "description": "Shows several months beside each other; one at a time on mobile.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows several months beside each other; one at a time on mobile."
    },
    "default": false
  },
  "multiCalendars": {
    "description": "How many months with `enableMultiCalendars`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 2,
      "maximum": 4,
      "default": 2,
      "description": "How many months with `enableMultiCalendars`."
    },
    "default": 2
  },
  "menuPosition": {
    "description": "Where the calendar opens.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "center",
        "left",
        "right"
      ],
      "default": "left",
      "description": "Where the calendar opens."
    },
    "default": "left"
  },
  "autoApply": {
    "description": "A choice is taken at once, without `Select` and `Cancel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A choice is taken at once, without `Select` and `Cancel`.",
      "x-bind": true
    },
    "default": false
  },
  "closeOnAutoApply": {
    "description": "With `autoApply`, the calendar closes when the choice is complete.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "With `autoApply`, the calendar closes when the choice is complete.",
      "x-bind": true
    },
    "default": true
  },
  "readonly": {
    "description": "Cannot be changed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be changed.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Must be chosen; the visitor cannot clear it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Must be chosen; the visitor cannot clear it.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "clearIcon": {
    "description": "Shows a button that clears.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a button that clears.",
      "x-bind": true
    },
    "default": false
  },
  "clearLabel": {
    "description": "Accessible name of the button that clears; by default in the language of the page, where that is English or Portuguese.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button that clears; by default in the language of the page, where that is English or Portuguese.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "selectText": {
    "description": "Text of the button that takes the choice; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of the button that takes the choice; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "cancelText": {
    "description": "Text of the button that leaves the choice; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of the button that leaves the choice; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "previousLabel": {
    "description": "Accessible name of the button to the month before; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button to the month before; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "nextLabel": {
    "description": "Accessible name of the button to the month after; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button to the month after; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "timeLabel": {
    "description": "Label of the time; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Label of the time; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "startTimeLabel": {
    "description": "Label of the time of the first day; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Label of the time of the first day; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "endTimeLabel": {
    "description": "Label of the time of the last day; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Label of the time of the last day; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "leftSidebar": {
    "description": "Content before the calendar, in place of the presets."
  },
  "rightSidebar": {
    "description": "Content after the calendar."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor took another value.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "start",
        "end"
      ],
      "properties": {
        "value": {
          "anyOf": [
            {
              "x-type": "date"
            },
            {
              "type": "null"
            }
          ]
        },
        "start": {
          "anyOf": [
            {
              "x-type": "date"
            },
            {
              "type": "null"
            }
          ]
        },
        "end": {
          "anyOf": [
            {
              "x-type": "date"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured value changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "start",
        "end"
      ],
      "properties": {
        "value": {
          "anyOf": [
            {
              "x-type": "date"
            },
            {
              "type": "null"
            }
          ]
        },
        "start": {
          "anyOf": [
            {
              "x-type": "date"
            },
            {
              "type": "null"
            }
          ]
        },
        "end": {
          "anyOf": [
            {
              "x-type": "date"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "common": false
  },
  "invalidSelect": {
    "description": "The visitor wanted to take what is not complete, or out of bounds.",
    "common": false
  },
  "invalidFixedRange": {
    "description": "With `auto`, the range from this day would hold days that cannot be chosen.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "start",
        "end"
      ],
      "properties": {
        "start": {
          "x-type": "date"
        },
        "end": {
          "x-type": "date"
        }
      }
    },
    "common": false
  },
  "open": {
    "description": "The calendar opened.",
    "common": false
  },
  "close": {
    "description": "The calendar closed.",
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "setValue": {
    "args": {
      "value": {
        "x-type": "date"
      },
      "start": {
        "x-type": "date"
      },
      "end": {
        "x-type": "date"
      }
    },
    "description": "Sets the day, or the range."
  },
  "clear": {
    "args": {},
    "description": "Chooses nothing."
  },
  "open": {
    "args": {},
    "description": "Opens the calendar."
  },
  "close": {
    "args": {},
    "description": "Closes the calendar; what was not taken is left."
  }
}),
    variables: table({
  "value": {
    "description": "The chosen day or moment with `single`, or nothing.",
    "type": {
      "anyOf": [
        {
          "x-type": "date"
        },
        {
          "type": "null"
        }
      ]
    },
    "readonly": false
  },
  "start": {
    "description": "Start of the chosen range, or nothing.",
    "type": {
      "anyOf": [
        {
          "x-type": "date"
        },
        {
          "type": "null"
        }
      ]
    },
    "readonly": false
  },
  "end": {
    "description": "End of the chosen range, or nothing.",
    "type": {
      "anyOf": [
        {
          "x-type": "date"
        },
        {
          "type": "null"
        }
      ]
    },
    "readonly": false
  },
  "isOpen": {
    "description": "The calendar is open.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "readonly": {
    "description": "It cannot be edited.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "open": {
    "description": "The calendar is open.",
    "selector": "[data-open]"
  },
  "empty": {
    "description": "Nothing is chosen.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "date": {
    type: "date",
    title: "Date",
    description: "Shows a date in a format.",
    props: table({
  "date": {
    "description": "ISO text.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "default": "",
      "description": "ISO text.",
      "x-type": "date",
      "x-bind": true
    },
    "default": ""
  },
  "format": {
    "description": "How it is shown.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "DD/MM/YYYY",
        "DD/MM/YY",
        "DD/MM/YY HH:mm",
        "DD/MM/YY HH:mm:ss",
        "HH:mm",
        "MMMM D, YYYY",
        "MMM D, YYYY",
        "h:mm A",
        "h:mm:ss A",
        "MMM D, YYYY h:mm A",
        "ddd, MMM D, YYYY h:mm A",
        "custom"
      ],
      "default": "DD/MM/YYYY",
      "description": "How it is shown."
    },
    "default": "DD/MM/YYYY"
  },
  "customFormat": {
    "description": "Format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets."
    },
    "default": ""
  },
  "tag": {
    "description": "HTML tag.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "time",
        "span",
        "p",
        "div"
      ],
      "default": "time",
      "description": "HTML tag."
    },
    "default": "time"
  },
  "emptyText": {
    "description": "Shown when there is no date.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Shown when there is no date.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "time",
  },
  "draggable-list": {
    type: "draggable-list",
    title: "Draggable list",
    description: "A list whose items are put in order by mouse, touch or keyboard.",
    props: table({
  "items": {
    "description": "The items. When they change, their order is shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "The items. When they change, their order is shown.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "itemKey": {
    "description": "Path of the unique key in an item; items that are plain values are their own key.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "id",
      "description": "Path of the unique key in an item; items that are plain values are their own key."
    },
    "default": "id"
  },
  "labelField": {
    "description": "Path of the name of an item, by which readers of the screen know it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "label",
      "description": "Path of the name of an item, by which readers of the screen know it."
    },
    "default": "label"
  },
  "ariaLabel": {
    "description": "Accessible name of the list.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the list.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "dragFrom": {
    "description": "Where the pointer takes hold of an item. The keyboard always does at the handle.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "handle",
        "item"
      ],
      "default": "handle",
      "description": "Where the pointer takes hold of an item. The keyboard always does at the handle."
    },
    "default": "handle"
  },
  "handlePosition": {
    "description": "Side of the item that the handle is on.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "end"
      ],
      "default": "start",
      "description": "Side of the item that the handle is on.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "start"
  },
  "gap": {
    "description": "Space between items. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "Space between items. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "disabled": {
    "description": "The items stay as they are, and no handle is shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The items stay as they are, and no handle is shown.",
      "x-bind": true
    },
    "default": false
  },
  "handleLabel": {
    "description": "Accessible name of a handle; `{item}` is the name of the item. As all texts of this list, one in the language of the page when empty, which is Portuguese or else English.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of a handle; `{item}` is the name of the item. As all texts of this list, one in the language of the page when empty, which is Portuguese or else English.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "instructionsText": {
    "description": "How to move an item by keyboard, read aloud with its handle.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "How to move an item by keyboard, read aloud with its handle.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "liftedText": {
    "description": "Read aloud when an item is lifted; `{item}`, `{position}` and `{count}` are its name, its place and how many there are.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Read aloud when an item is lifted; `{item}`, `{position}` and `{count}` are its name, its place and how many there are.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "movedText": {
    "description": "Read aloud at each place on the way, with the same.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Read aloud at each place on the way, with the same.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "droppedText": {
    "description": "Read aloud when the item is dropped, with the same.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Read aloud when the item is dropped, with the same.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "canceledText": {
    "description": "Read aloud when the item goes back, with the same.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Read aloud when the item goes back, with the same.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "item": {
    "description": "One item.",
    "provides": {
      "item": "itemOf(items)",
      "index": "number"
    }
  }
}),
    events: table({ ...commonEvents, 
  "itemMoved": {
    "description": "The visitor dropped an item at another place.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "item",
        "oldIndex",
        "newIndex",
        "updatedList"
      ],
      "properties": {
        "item": {
          "x-type": "itemOf(items)"
        },
        "oldIndex": {
          "type": "number"
        },
        "newIndex": {
          "type": "number"
        },
        "updatedList": {
          "type": "array",
          "items": {
            "x-type": "itemOf(items)"
          }
        }
      }
    },
    "tellsItems": true,
    "common": false
  }
}),
    actions: table({
  "reset": {
    "args": {},
    "description": "Shows the order of `items` again, as after a change that was refused."
  }
}),
    variables: table({
  "value": {
    "description": "The items in the order shown.",
    "type": {
      "type": "array",
      "items": {
        "x-type": "itemOf(items)"
      }
    },
    "readonly": true,
    "tellsItems": true
  },
  "isDragging": {
    "description": "An item is being moved.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "dragging": {
    "description": "An item is being moved.",
    "selector": "[data-dragging]"
  },
  "empty": {
    "description": "There are no items.",
    "selector": "[data-empty]"
  }
}),
    list: {
  "prop": "items",
  "hasValues": false
},
    tag: "div",
  },
  "dropdown": {
    type: "dropdown",
    title: "Dropdown",
    description: "A panel that opens beside its trigger.",
    props: table({
  "triggerType": {
    "description": "What opens it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "click",
        "hover",
        "right-click"
      ],
      "default": "click",
      "description": "What opens it."
    },
    "default": "click"
  },
  "kind": {
    "description": "`menu` gives the buttons inside the keys and roles of a menu.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "panel",
        "menu"
      ],
      "default": "panel",
      "description": "`menu` gives the buttons inside the keys and roles of a menu."
    },
    "default": "panel"
  },
  "position": {
    "description": "Side of the trigger.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "top",
        "right",
        "bottom",
        "left"
      ],
      "default": "bottom",
      "description": "Side of the trigger."
    },
    "default": "bottom"
  },
  "alignment": {
    "description": "Alignment along that side.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "center",
        "end"
      ],
      "default": "start",
      "description": "Alignment along that side."
    },
    "default": "start"
  },
  "offsetX": {
    "description": "Shift along the side. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0px",
      "description": "Shift along the side. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": "0px"
  },
  "offsetY": {
    "description": "Distance from the trigger. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "4px",
      "description": "Distance from the trigger. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": "4px"
  },
  "zIndex": {
    "description": "Order among layers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "Order among layers.",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "disabled": {
    "description": "Does not open.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Does not open.",
      "x-bind": true
    },
    "default": false
  },
  "animated": {
    "description": "Comes with a short animation.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Comes with a short animation.",
      "x-bind": true
    },
    "default": true
  },
  "closeOnClick": {
    "description": "A click on a button or link inside closes it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "A click on a button or link inside closes it."
    },
    "default": true
  },
  "matchWidth": {
    "description": "At least as wide as its trigger.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "At least as wide as its trigger."
    },
    "default": false
  },
  "ariaLabel": {
    "description": "Accessible name of the panel.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the panel.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "trigger": {
    "description": "What opens it; a button inside it carries the roles."
  },
  "content": {
    "description": "The panel."
  }
}),
    events: table({ ...commonEvents, 
  "open": {
    "description": "It opened.",
    "common": false
  },
  "close": {
    "description": "It closed.",
    "common": false
  }
}),
    actions: table({
  "openDropdown": {
    "args": {},
    "description": "Opens it."
  },
  "closeDropdown": {
    "args": {},
    "description": "Closes it."
  }
}),
    variables: table({
  "isOpen": {
    "description": "It is open.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "open": {
    "description": "It is open.",
    "selector": "[data-open]"
  }
}),
    tag: "div",
  },
  "expandable-section": {
    type: "expandable-section",
    title: "Expandable section",
    description: "Content that a button above it opens and closes.",
    props: table({
  "value": {
    "description": "Whether it is open at first; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether it is open at first; a bound one is taken again whenever it changes.",
      "x-bind": true
    },
    "default": false
  },
  "text": {
    "description": "Text of the button; the slots `toggle` and `activeToggle` draw it freely.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of the button; the slots `toggle` and `activeToggle` draw it freely.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name of the button, when what it shows does not say it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button, when what it shows does not say it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "heading": {
    "description": "Level of the heading around the button, so that readers of the screen find it; `none` for no heading.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6"
      ],
      "default": "none",
      "description": "Level of the heading around the button, so that readers of the screen find it; `none` for no heading."
    },
    "default": "none"
  },
  "caretIcon": {
    "description": "Shows the caret.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the caret.",
      "x-bind": true
    },
    "default": true
  },
  "disabled": {
    "description": "Cannot be opened or closed by the visitor.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be opened or closed by the visitor.",
      "x-bind": true
    },
    "default": false
  },
  "keepMounted": {
    "description": "Content that is not shown keeps what was typed in it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Content that is not shown keeps what was typed in it."
    },
    "default": true
  }
}),
    children: "many",
    slots: table({
  "toggle": {
    "description": "Inside the button, in place of the text; no controls."
  },
  "activeToggle": {
    "description": "Inside the button while it is open, in place of `toggle`; no controls."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "Opened or closed by the visitor.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "boolean"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "boolean"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "setValue": {
    "args": {
      "value": {
        "type": "boolean"
      }
    },
    "description": "Opens or closes it."
  },
  "toggle": {
    "args": {},
    "description": "Opens it when it is closed, closes it when it is open."
  }
}),
    variables: table({
  "value": {
    "description": "Whether it is open.",
    "type": {
      "type": "boolean"
    },
    "readonly": false
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "open": {
    "description": "It is open.",
    "selector": "[data-open]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  }
}),
    tag: "div",
  },
  "file-picker": {
    type: "file-picker",
    title: "File picker",
    description: "Lets the visitor choose files, or drop them. What is of another kind or too large is not taken, and says so.",
    props: table({
  "label": {
    "description": "Visible label; it names the control for readers of the screen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Visible label; it names the control for readers of the screen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name when there is no visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name when there is no visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help under the control, part of its accessible description.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help under the control, part of its accessible description.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error under the control; while it is not empty the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error under the control; while it is not empty the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "text": {
    "description": "What to do, in the control; default in the language of the page, such as `Choose a file or drop it here`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What to do, in the control; default in the language of the page, such as `Choose a file or drop it here`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "appearance": {
    "description": "A wide area, or a button with an icon, and `text` beside it where it is not empty.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "area",
        "button"
      ],
      "default": "area",
      "description": "A wide area, or a button with an icon, and `text` beside it where it is not empty."
    },
    "default": "area"
  },
  "icon": {
    "description": "Icon in the control; when absent an arrow in an area, a paper clip on a button.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Icon in the control; when absent an arrow in an area, a paper clip on a button.",
      "x-type": "icon"
    }
  },
  "accept": {
    "description": "What is taken: endings and types, such as `.csv,image/*`; everything when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What is taken: endings and types, such as `.csv,image/*`; everything when empty.",
      "x-bind": true
    },
    "default": ""
  },
  "multiple": {
    "description": "Several files; else a new one takes the place of the one before.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Several files; else a new one takes the place of the one before.",
      "x-bind": true
    },
    "default": false
  },
  "maxMb": {
    "description": "Greatest size of each file in MB of 1,048,576 bytes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "Greatest size of each file in MB of 1,048,576 bytes.",
      "exclusiveMinimum": 0,
      "x-bind": true
    }
  },
  "typeError": {
    "description": "Said when a file is of another kind.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Said when a file is of another kind.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "sizeError": {
    "description": "Said when a file is too large.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Said when a file is too large.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "removeLabel": {
    "description": "Accessible name of the button that takes a file back, before the name of the file; default in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button that takes a file back, before the name of the file; default in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "showFiles": {
    "description": "Lists the chosen files with their sizes and a button each to take them back.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Lists the chosen files with their sizes and a button each to take them back."
    },
    "default": true
  },
  "required": {
    "description": "A file must be chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A file must be chosen.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose files, or took one back.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "files"
      ],
      "properties": {
        "value": {
          "anyOf": [
            {
              "x-type": "file"
            },
            {
              "type": "null"
            }
          ]
        },
        "files": {
          "type": "array",
          "items": {
            "x-type": "file"
          }
        }
      }
    },
    "common": false
  },
  "reject": {
    "description": "A file was not taken: it is of another kind, or too large.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "code",
        "name"
      ],
      "properties": {
        "code": {
          "type": "string",
          "enum": [
            "type",
            "size"
          ]
        },
        "name": {
          "type": "string"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "open": {
    "args": {},
    "description": "Opens the dialog of the browser; only in answer to a click or a key."
  },
  "reset": {
    "args": {},
    "description": "Forgets the chosen files."
  }
}),
    variables: table({
  "value": {
    "description": "The chosen file, the first of several; nothing while there is none.",
    "type": {
      "anyOf": [
        {
          "x-type": "file"
        },
        {
          "type": "null"
        }
      ]
    },
    "readonly": true
  },
  "files": {
    "description": "All chosen files.",
    "type": {
      "type": "array",
      "items": {
        "x-type": "file"
      }
    },
    "readonly": true
  },
  "problem": {
    "description": "Why the last file was not taken: it is of another kind, or too large; else empty.",
    "type": {
      "type": "string",
      "enum": [
        "",
        "type",
        "size"
      ]
    },
    "readonly": true
  },
  "isDragging": {
    "description": "A file is held over it.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "dragging": {
    "description": "A file is held over it.",
    "selector": "[data-dragging]"
  }
}),
    tag: "input",
  },
  "flexbox": {
    type: "flexbox",
    title: "Flexbox container",
    description: "A box that lays out its children in a row or a column.",
    props: table({
  "tag": {
    "description": "HTML tag of the box.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "div",
        "main",
        "section",
        "article",
        "aside",
        "header",
        "footer",
        "nav",
        "ul",
        "ol",
        "li",
        "dl",
        "figure",
        "figcaption",
        "address",
        "fieldset",
        "legend",
        "details",
        "summary",
        "blockquote",
        "span"
      ],
      "default": "div",
      "description": "HTML tag of the box."
    },
    "default": "div"
  },
  "role": {
    "description": "ARIA role, when the tag does not say it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "group",
        "region",
        "status",
        "alert",
        "list",
        "listitem",
        "toolbar",
        "search",
        "note",
        "log",
        "img"
      ],
      "description": "ARIA role, when the tag does not say it.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name, for readers of the screen, when the content does not say it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name, for readers of the screen, when the content does not say it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "direction": {
    "description": "Main axis.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "row",
        "column"
      ],
      "default": "row",
      "description": "Main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "row"
  },
  "wrap": {
    "description": "Children go on in a new line when there is no room.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Children go on in a new line when there is no room.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "justifyContent": {
    "description": "Placement along the main axis.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "flex-start",
        "center",
        "flex-end",
        "space-between",
        "space-around",
        "space-evenly",
        "stretch"
      ],
      "default": "flex-start",
      "description": "Placement along the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "flex-start"
  },
  "alignItems": {
    "description": "Placement across the main axis.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "flex-start",
        "center",
        "flex-end",
        "stretch",
        "baseline"
      ],
      "default": "stretch",
      "description": "Placement across the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "stretch"
  },
  "rowGap": {
    "description": "Gap between rows. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "Gap between rows. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "columnGap": {
    "description": "Gap between columns. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "Gap between columns. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "reverse": {
    "description": "Reverses the visual order.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Reverses the visual order.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "pushLast": {
    "description": "Pushes the last child to the far end.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Pushes the last child to the far end.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "arrowKeys": {
    "description": "The arrow keys of the main axis move the focus among the links, buttons and fields inside; Home and End go to the first and the last.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The arrow keys of the main axis move the focus among the links, buttons and fields inside; Home and End go to the first and the last."
    },
    "default": false
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "form-container": {
    type: "form-container",
    title: "Form container",
    description: "A form. Needs a submit button inside; Enter in a field submits.",
    props: table({
  "autocomplete": {
    "description": "The browser may fill in fields.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "The browser may fill in fields.",
      "x-bind": true
    },
    "default": true
  },
  "validate": {
    "description": "The browser checks required fields, patterns and bounds before `submit`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "The browser checks required fields, patterns and bounds before `submit`.",
      "x-bind": true
    },
    "default": true
  },
  "disabled": {
    "description": "Switches every control inside off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switches every control inside off.",
      "x-bind": true
    },
    "default": false
  },
  "ariaLabel": {
    "description": "Accessible name, for readers of the screen, when the content does not say it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name, for readers of the screen, when the content does not say it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, 
  "submit": {
    "description": "A valid form was sent: by its submit button, by Enter in a field of one line, or by Ctrl or ⌘ with Enter in one of several.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "values"
      ],
      "properties": {
        "values": {
          "type": "object",
          "additionalProperties": {
            "x-type": "unknown"
          },
          "properties": {},
          "required": []
        }
      }
    },
    "common": false
  },
  "invalid": {
    "description": "The browser found a field that is not valid; the first one has the focus.",
    "common": false
  }
}),
    actions: table({
  "submitForm": {
    "args": {},
    "description": "Submits, with the browser's checks."
  },
  "resetForm": {
    "args": {},
    "description": "Gives every field its initial value."
  },
  "markSaved": {
    "args": {},
    "description": "What the fields hold counts as saved, so that `isDirty` is false."
  }
}),
    variables: table({
  "isDirty": {
    "description": "A field holds something else than what was configured or last marked as saved.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  },
  "isValid": {
    "description": "Every field inside is valid for the browser.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "disabled": {
    "description": "Its controls are off.",
    "selector": "[data-disabled]"
  }
}),
    tag: "form",
  },
  "form-input": {
    type: "form-input",
    title: "Form input",
    description: "One field of a form: text, textarea, e-mail, search, password, number, decimal, date, time, telephone or colour.",
    props: table({
  "type": {
    "description": "Kind of field.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "text",
        "textarea",
        "email",
        "search",
        "password",
        "number",
        "decimal",
        "date",
        "time",
        "tel",
        "color",
        "url",
        "datetime-local",
        "month"
      ],
      "default": "text",
      "description": "Kind of field."
    },
    "default": "text"
  },
  "value": {
    "description": "Initial value; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "number",
        "null"
      ],
      "default": "",
      "description": "Initial value; a bound one is taken again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "label": {
    "description": "Visible label; it names the control for readers of the screen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Visible label; it names the control for readers of the screen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name when there is no visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name when there is no visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help under the control, part of its accessible description.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help under the control, part of its accessible description.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error under the control; while it is not empty the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error under the control; while it is not empty the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "Text of an empty field.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of an empty field.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "readonly": {
    "description": "Cannot be edited.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be edited.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Must be filled in.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Must be filled in.",
      "x-bind": true
    },
    "default": true
  },
  "precision": {
    "description": "Decimals of a decimal field; the value is rounded when the field is left.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "1",
        "0.1",
        "0.01",
        "0.001",
        "0.0001",
        "0.00001",
        "0.000001",
        "0.0000001",
        "0.00000001"
      ],
      "default": "0.1",
      "description": "Decimals of a decimal field; the value is rounded when the field is left."
    },
    "default": "0.1"
  },
  "step": {
    "description": "Step of a number field.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "description": "Step of a number field.",
      "x-bind": true
    },
    "default": 1
  },
  "timePrecision": {
    "description": "Seconds of the smallest unit of a time field; a longer value is cut.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "enum": [
        3600,
        60,
        1,
        0.1
      ],
      "default": 1,
      "description": "Seconds of the smallest unit of a time field; a longer value is cut.",
      "x-bind": true
    },
    "default": 1
  },
  "rows": {
    "description": "Lines of a textarea.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 4,
      "minimum": 1,
      "maximum": 25,
      "description": "Lines of a textarea.",
      "x-bind": true
    },
    "default": 4
  },
  "resize": {
    "description": "The visitor may resize a textarea.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The visitor may resize a textarea."
    },
    "default": false
  },
  "autoGrow": {
    "description": "A textarea grows with its text, from `rows` on.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A textarea grows with its text, from `rows` on."
    },
    "default": false
  },
  "maxRows": {
    "description": "Lines at which a textarea stops growing and scrolls.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "description": "Lines at which a textarea stops growing and scrolls.",
      "x-bind": true
    }
  },
  "min": {
    "description": "Least number.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "Least number.",
      "x-bind": true
    },
    "default": 0
  },
  "max": {
    "description": "Greatest number.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 10000,
      "description": "Greatest number.",
      "x-bind": true
    },
    "default": 10000
  },
  "minDate": {
    "description": "First date or time allowed, ISO.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "First date or time allowed, ISO.",
      "x-bind": true
    },
    "default": ""
  },
  "maxDate": {
    "description": "Last date or time allowed, ISO.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Last date or time allowed, ISO.",
      "x-bind": true
    },
    "default": ""
  },
  "minLength": {
    "description": "Least number of characters.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "Least number of characters.",
      "x-bind": true
    }
  },
  "maxLength": {
    "description": "Greatest number of characters.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "description": "Greatest number of characters.",
      "x-bind": true
    }
  },
  "pattern": {
    "description": "Regular expression that the whole value must match.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Regular expression that the whole value must match.",
      "x-bind": true
    }
  },
  "hideArrows": {
    "description": "Hides the arrows of a number field.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Hides the arrows of a number field."
    },
    "default": false
  },
  "displayPassword": {
    "description": "Shows the password in clear.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows the password in clear.",
      "x-bind": true
    },
    "default": false
  },
  "debounce": {
    "description": "`change` waits until typing pauses.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "`change` waits until typing pauses."
    },
    "default": false
  },
  "debounceDelay": {
    "description": "Pause in milliseconds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "Pause in milliseconds."
    },
    "default": 500
  },
  "autocomplete": {
    "description": "Whether, or under which autofill name, the browser may fill it in.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "boolean",
        "string"
      ],
      "default": false,
      "description": "Whether, or under which autofill name, the browser may fill it in.",
      "x-bind": true
    },
    "default": false
  },
  "inputMode": {
    "description": "Keyboard of a touch screen.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "text",
        "numeric",
        "decimal",
        "tel",
        "email",
        "url",
        "search",
        "none"
      ],
      "description": "Keyboard of a touch screen."
    }
  },
  "autofocus": {
    "description": "Has the focus when the page opens.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Has the focus when the page opens."
    },
    "default": false
  }
}),
    children: "none",
    slots: table({
  "leading": {
    "description": "Inside the field, before the text."
  },
  "trailing": {
    "description": "Inside the field, after the text."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The value changed by the visitor, debounced if so set.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "number"
      ],
      "properties": {
        "value": {
          "type": "string"
        },
        "number": {
          "type": [
            "number",
            "null"
          ]
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "enterKey": {
    "description": "Enter was pressed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "number",
        "shiftKey"
      ],
      "properties": {
        "value": {
          "type": "string"
        },
        "number": {
          "type": [
            "number",
            "null"
          ]
        },
        "shiftKey": {
          "type": "boolean"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "setValue": {
    "args": {
      "value": {
        "type": [
          "string",
          "number",
          "null"
        ]
      }
    },
    "description": "Sets the value."
  },
  "reset": {
    "args": {},
    "description": "Back to the initial value."
  },
  "select": {
    "args": {},
    "description": "Selects the text."
  }
}),
    variables: table({
  "value": {
    "description": "The text in the field; a number with a point.",
    "type": {
      "type": "string"
    },
    "readonly": false
  },
  "number": {
    "description": "The value of a number or decimal field, nothing when it is none.",
    "type": {
      "type": [
        "number",
        "null"
      ]
    },
    "readonly": true
  },
  "isValid": {
    "description": "The field is valid for the browser.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "readonly": {
    "description": "It cannot be edited.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  }
}),
    tag: "input",
  },
  "html-embed": {
    type: "html-embed",
    title: "HTML embed",
    description: "HTML as it is written, put in by the browser and never by the build. Unless it is `trusted` it is sanitised: text, tables, lists, links, pictures, films and SVG pass; scripts, handlers such as `onclick`, style sheets, forms and their fields, and addresses that run code do not. `style` attributes pass, but nothing leaves the box of the element. `id` and `name` get the prefix `user-content-`, and what refers to them inside gets it too. Frames show `https` addresses, files of the app and object URLs; one of another site is sandboxed: it runs its own scripts, but cannot lead the page away, and browsers show no PDF there, so give a PDF an object URL.",
    props: table({
  "source": {
    "description": "The HTML.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The HTML.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "trusted": {
    "description": "Puts the HTML in as it is and runs its scripts, one after the other, as code of the app. The content policy lets written scripts and style sheets through, and origins that `src` and `href` of written ones name; those of bound HTML only where `trama serve` sends the page. What the policy stops: attributes such as `onclick`, `javascript:` addresses, and requests to origins that `plugins` does not name. `document.write` does not work.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Puts the HTML in as it is and runs its scripts, one after the other, as code of the app. The content policy lets written scripts and style sheets through, and origins that `src` and `href` of written ones name; those of bound HTML only where `trama serve` sends the page. What the policy stops: attributes such as `onclick`, `javascript:` addresses, and requests to origins that `plugins` does not name. `document.write` does not work."
    },
    "default": false
  },
  "refreshOnResize": {
    "description": "Puts the HTML in anew, and runs its scripts again, when the window has another width.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Puts the HTML in anew, and runs its scripts again, when the window has another width."
    },
    "default": true
  },
  "ariaLabel": {
    "description": "Accessible name: what it shows. Frames inside that have no `title` get it too.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name: what it shows. Frames inside that have no `title` get it too.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  }
}),
    tag: "div",
  },
  "icon": {
    type: "icon",
    title: "Icon",
    description: "A line icon of the set, drawn in the colour of the text.",
    props: table({
  "icon": {
    "description": "Name of the icon, or a formula that gives one: `icons['circle-check']`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "Name of the icon, or a formula that gives one: `icons['circle-check']`.",
      "x-type": "icon",
      "x-bind": true
    }
  },
  "size": {
    "description": "Width and height. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "1.25em",
      "description": "Width and height. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "1.25em"
  },
  "color": {
    "description": "Colour; the text colour when absent. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Colour; the text colour when absent. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    }
  },
  "strokeWidth": {
    "description": "Width of the lines.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 2,
      "minimum": 0.5,
      "maximum": 4,
      "description": "Width of the lines.",
      "x-bind": true
    },
    "default": 2
  },
  "ariaLabel": {
    "description": "Accessible name; without it the icon is decoration.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name; without it the icon is decoration.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "svg",
  },
  "image": {
    type: "image",
    title: "Image",
    description: "A picture.",
    props: table({
  "url": {
    "description": "Address of the picture, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Address of the picture, or a file under `assets/`.",
      "x-type": "url",
      "x-bind": true
    },
    "default": ""
  },
  "alt": {
    "description": "What the picture shows, for those who do not see it; empty for decoration.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the picture shows, for those who do not see it; empty for decoration.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "objectFit": {
    "description": "How the picture fills its box.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "fill",
        "cover",
        "contain"
      ],
      "description": "How the picture fills its box.",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "overlay": {
    "description": "Colour or gradient over the picture. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Colour or gradient over the picture. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    }
  },
  "filter": {
    "description": "CSS filter. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "CSS filter. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    }
  },
  "loading": {
    "description": "`lazy` loads it when it comes near.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "lazy",
        "eager"
      ],
      "default": "lazy",
      "description": "`lazy` loads it when it comes near."
    },
    "default": "lazy"
  },
  "width": {
    "description": "Width of the file in pixels; with `height` it keeps the place free while loading.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "description": "Width of the file in pixels; with `height` it keeps the place free while loading.",
      "x-bind": true
    }
  },
  "height": {
    "description": "Height of the file in pixels.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "description": "Height of the file in pixels.",
      "x-bind": true
    }
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "load": {
    "description": "The picture has loaded.",
    "common": false
  },
  "error": {
    "description": "The picture could not be loaded.",
    "common": false
  }
}),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "failed": {
    "description": "The picture could not be loaded.",
    "selector": "[data-failed]"
  }
}),
    tag: "img",
  },
  "loader": {
    type: "loader",
    title: "Loader",
    description: "A small animation that says: wait.",
    props: table({
  "spinner": {
    "description": "Kind of animation.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "plane",
        "chase",
        "bounce",
        "wave",
        "pulse",
        "flow",
        "swing",
        "circle",
        "circle-fade",
        "grid",
        "fold",
        "wander"
      ],
      "default": "plane",
      "description": "Kind of animation."
    },
    "default": "plane"
  },
  "color": {
    "description": "Colour; the text colour when absent. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Colour; the text colour when absent. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    }
  },
  "size": {
    "description": "Width and height, up to 2000px. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "40px",
      "description": "Width and height, up to 2000px. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "40px"
  },
  "ariaLabel": {
    "description": "What readers of the screen hear; without it the loader is decoration.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What readers of the screen hear; without it the loader is decoration.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "modal": {
    type: "modal",
    title: "Modal",
    description: "A layer above the page that keeps the focus until it is closed; the root of a popup.",
    props: table({
  "display": {
    "description": "Whether it is shown.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Whether it is shown.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "ariaLabel": {
    "description": "Accessible name; without one the first heading inside names it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name; without one the first heading inside names it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "animation": {
    "description": "How it comes and goes.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "fade",
        "fromTop",
        "fromRight",
        "fromLeft",
        "fromBottom",
        "zoomIn",
        "zoomOut"
      ],
      "default": "fade",
      "description": "How it comes and goes.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "fade"
  },
  "position": {
    "description": "Where it stands on the screen.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "topLeft",
        "topMiddle",
        "topRight",
        "middleLeft",
        "middle",
        "middleRight",
        "bottomLeft",
        "bottomMiddle",
        "bottomRight",
        "custom"
      ],
      "default": "middle",
      "description": "Where it stands on the screen.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "middle"
  },
  "positionLeft": {
    "description": "Distance from the left with `custom`. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0%",
      "description": "Distance from the left with `custom`. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0%"
  },
  "positionTop": {
    "description": "Distance from the top with `custom`. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0%",
      "description": "Distance from the top with `custom`. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0%"
  },
  "zIndex": {
    "description": "Order among layers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "Order among layers.",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "backdrop": {
    "description": "Covers the page behind.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Covers the page behind.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "backdropColor": {
    "description": "Colour of the cover. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Colour of the cover. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    }
  },
  "transition": {
    "description": "CSS transition. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "all .3s ease",
      "description": "CSS transition. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "all .3s ease"
  },
  "closeOnBackdrop": {
    "description": "A click beside it closes the popup it is the root of.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "A click beside it closes the popup it is the root of.",
      "x-bind": true
    },
    "default": true
  },
  "closeOnEscape": {
    "description": "Escape closes the popup it is the root of.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Escape closes the popup it is the root of.",
      "x-bind": true
    },
    "default": true
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, 
  "backdropClick": {
    "description": "The visitor clicked beside it.",
    "common": false
  },
  "escape": {
    "description": "The visitor pressed Escape.",
    "common": false
  }
}),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "multiselect": {
    type: "multiselect",
    title: "Multiselect",
    description: "Several choices out of a list, with search.",
    props: table({
  "options": {
    "description": "Records with label, value and image, or plain values.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "Records with label, value and image, or plain values.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "labelField": {
    "description": "Path of the label in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "label",
      "description": "Path of the label in an option."
    },
    "default": "label"
  },
  "valueField": {
    "description": "Path of the value in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "value",
      "description": "Path of the value in an option."
    },
    "default": "value"
  },
  "imageField": {
    "description": "Path of the image in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "image",
      "description": "Path of the image in an option."
    },
    "default": "image"
  },
  "value": {
    "description": "Values chosen at first; bound ones are taken again whenever they change.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "description": "Values chosen at first; bound ones are taken again whenever they change.",
      "x-bind": true
    }
  },
  "label": {
    "description": "Visible label; it names the control for readers of the screen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Visible label; it names the control for readers of the screen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name when there is no visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name when there is no visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help under the control, part of its accessible description.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help under the control, part of its accessible description.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error under the control; while it is not empty the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error under the control; while it is not empty the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "mode": {
    "description": "Shows each choice as a tag with a button that takes it back, or only how many there are.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "tags",
        "multiple"
      ],
      "default": "tags",
      "description": "Shows each choice as a tag with a button that takes it back, or only how many there are.",
      "x-bind": true
    },
    "default": "tags"
  },
  "multipleLabel": {
    "description": "Text with mode `multiple`; `{count}` is how many are chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "{count} option(s) selected",
      "description": "Text with mode `multiple`; `{count}` is how many are chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "{count} option(s) selected"
  },
  "layoutType": {
    "description": "`text` shows labels, `free` draws the slot `option`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "text",
        "free"
      ],
      "default": "text",
      "description": "`text` shows labels, `free` draws the slot `option`."
    },
    "default": "text"
  },
  "placeholder": {
    "description": "Text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noOptionsText": {
    "description": "Text of an empty list.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of an empty list.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noResultsText": {
    "description": "Text when the search finds nothing.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text when the search finds nothing.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "searchPlaceholder": {
    "description": "Text of the empty search field.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of the empty search field.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "clearLabel": {
    "description": "Accessible name of the button that clears.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button that clears.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "removeLabel": {
    "description": "Accessible name of the button that takes a choice back, before the name of the choice.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button that takes a choice back, before the name of the choice.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "allowCreation": {
    "description": "What was searched for and is no option can be chosen too.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "What was searched for and is no option can be chosen too.",
      "x-bind": true
    },
    "default": false
  },
  "createLabel": {
    "description": "Option that chooses what was searched for; `{text}` is that.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "{text}",
      "description": "Option that chooses what was searched for; `{text}` is that.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "{text}"
  },
  "hideSelected": {
    "description": "With mode `tags`, what is chosen leaves the list.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "With mode `tags`, what is chosen leaves the list.",
      "x-bind": true
    },
    "default": true
  },
  "maxSelection": {
    "description": "At most `max` can be chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "At most `max` can be chosen.",
      "x-bind": true
    },
    "default": false
  },
  "max": {
    "description": "How many can be chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 1,
      "minimum": 0,
      "maximum": 50,
      "description": "How many can be chosen.",
      "x-bind": true
    },
    "default": 1
  },
  "readonly": {
    "description": "Cannot be changed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be changed.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Must be chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Must be chosen.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "searchable": {
    "description": "Has a search field.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Has a search field.",
      "x-bind": true
    },
    "default": true
  },
  "closeOnSelect": {
    "description": "Closes when an option is chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Closes when an option is chosen.",
      "x-bind": true
    },
    "default": false
  },
  "infiniteScroll": {
    "description": "`loadMore` fires at the end of the list.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "`loadMore` fires at the end of the list.",
      "x-bind": true
    },
    "default": false
  },
  "isFetching": {
    "description": "Shows that more options are being loaded.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows that more options are being loaded.",
      "x-bind": true
    },
    "default": false
  },
  "loadingRingColor": {
    "description": "Colour of the ring. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "#099af2",
      "description": "Colour of the ring. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": "#099af2"
  },
  "limitedOptions": {
    "description": "Shows only the first `limit` options.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows only the first `limit` options."
    },
    "default": false
  },
  "limit": {
    "description": "How many options are shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 20,
      "minimum": 10,
      "maximum": 50,
      "description": "How many options are shown.",
      "x-bind": true
    },
    "default": 20
  },
  "clearIcon": {
    "description": "Shows a button that clears.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a button that clears.",
      "x-bind": true
    },
    "default": false
  },
  "caretIcon": {
    "description": "Shows the caret.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the caret.",
      "x-bind": true
    },
    "default": true
  },
  "maxHeight": {
    "description": "Greatest height of the open list. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "20rem",
      "description": "Greatest height of the open list. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": "20rem"
  }
}),
    children: "none",
    slots: table({
  "option": {
    "description": "One option, with layout `free`.",
    "provides": {
      "item": "itemOf(options)",
      "index": "number"
    }
  },
  "tag": {
    "description": "Inside the tag of a choice; no controls.",
    "provides": {
      "item": "itemOf(options)"
    }
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose, or took a choice back.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "array",
          "items": {
            "x-type": "unknown"
          }
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "array",
          "items": {
            "x-type": "unknown"
          }
        }
      }
    },
    "common": false
  },
  "search": {
    "description": "The search text changed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "loadMore": {
    "description": "The end of the list was reached.",
    "common": false
  },
  "open": {
    "description": "The list opened.",
    "common": false
  },
  "close": {
    "description": "The list closed.",
    "common": false
  },
  "create": {
    "description": "The visitor chose what is no option; it is in the value already.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "setValue": {
    "args": {
      "value": {
        "type": "array",
        "items": {
          "x-type": "unknown"
        }
      }
    },
    "description": "Sets the values."
  },
  "clear": {
    "args": {},
    "description": "Chooses nothing."
  },
  "open": {
    "args": {},
    "description": "Opens the list."
  },
  "close": {
    "args": {},
    "description": "Closes the list."
  }
}),
    variables: table({
  "value": {
    "description": "Values of what is chosen, in the order of choosing.",
    "type": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      }
    },
    "readonly": false
  },
  "search": {
    "description": "Text of the search field.",
    "type": {
      "type": "string"
    },
    "readonly": true
  },
  "isOpen": {
    "description": "The list is open.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "readonly": {
    "description": "It cannot be edited.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "open": {
    "description": "The list is open.",
    "selector": "[data-open]"
  },
  "empty": {
    "description": "Nothing is chosen.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "number-display": {
    type: "number-display",
    title: "Number display",
    description: "Shows a number as the language writes it: plain, as money, as a percentage or with a unit.",
    props: table({
  "value": {
    "description": "The number, or text of one. Of a percentage, 1 is 100 %.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "string",
        "null"
      ],
      "default": 3.14159,
      "description": "The number, or text of one. Of a percentage, 1 is 100 %.",
      "x-bind": true
    },
    "default": 3.14159
  },
  "locale": {
    "description": "Language and region such as `pt-BR`; without one, that of the page.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Language and region such as `pt-BR`; without one, that of the page.",
      "x-bind": true
    },
    "default": ""
  },
  "numberStyle": {
    "description": "What kind of number it is.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "decimal",
        "currency",
        "percent",
        "unit"
      ],
      "default": "currency",
      "description": "What kind of number it is."
    },
    "default": "currency"
  },
  "currency": {
    "description": "ISO code of the currency; one that is none is shown as USD.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "ISO code of the currency; one that is none is shown as USD.",
      "x-bind": true
    },
    "default": "USD"
  },
  "currencyDisplay": {
    "description": "How the currency is written.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "narrowSymbol",
        "code",
        "name"
      ],
      "default": "narrowSymbol",
      "description": "How the currency is written."
    },
    "default": "narrowSymbol"
  },
  "notation": {
    "description": "Whether large numbers are cut short.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "standard",
        "scientific",
        "compact"
      ],
      "default": "standard",
      "description": "Whether large numbers are cut short."
    },
    "default": "standard"
  },
  "unit": {
    "description": "Unit such as `kilometer-per-hour`; one that is none is shown as celsius.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "celsius",
      "description": "Unit such as `kilometer-per-hour`; one that is none is shown as celsius.",
      "x-bind": true
    },
    "default": "celsius"
  },
  "unitDisplay": {
    "description": "How the unit is written.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "long",
        "short",
        "narrow"
      ],
      "default": "short",
      "description": "How the unit is written."
    },
    "default": "short"
  },
  "minimumIntegerDigits": {
    "description": "Digits before the decimal sign, at least; zeros fill them up.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 1,
      "minimum": 1,
      "maximum": 21,
      "description": "Digits before the decimal sign, at least; zeros fill them up.",
      "x-bind": true
    },
    "default": 1
  },
  "fractionDigits": {
    "description": "Digits after the decimal sign.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 2,
      "minimum": 0,
      "maximum": 20,
      "description": "Digits after the decimal sign.",
      "x-bind": true
    },
    "default": 2
  },
  "thousandsSeparator": {
    "description": "Separates groups of digits.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Separates groups of digits.",
      "x-bind": true
    },
    "default": true
  },
  "emptyText": {
    "description": "Shown when there is no number.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Shown when there is no number.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "tag": {
    "description": "HTML tag.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "data",
        "span",
        "p",
        "div",
        "strong",
        "em",
        "small",
        "dd"
      ],
      "default": "data",
      "description": "HTML tag."
    },
    "default": "data"
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "data",
  },
  "paginator": {
    type: "paginator",
    title: "Paginator",
    description: "Page numbers: first, last, neighbours of the current page, and gaps.",
    props: table({
  "total": {
    "description": "Number of rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "null"
      ],
      "default": 10,
      "description": "Number of rows.",
      "x-bind": true
    },
    "default": 10
  },
  "limit": {
    "description": "Rows per page.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "null"
      ],
      "default": 5,
      "description": "Rows per page.",
      "x-bind": true
    },
    "default": 5
  },
  "offset": {
    "description": "Rows before the page shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "null"
      ],
      "default": 0,
      "description": "Rows before the page shown.",
      "x-bind": true
    },
    "default": 0
  },
  "ariaLabel": {
    "description": "Accessible name of the navigation.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the navigation.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "previousLabel": {
    "description": "Accessible name of the back button.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Previous page",
      "description": "Accessible name of the back button.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Previous page"
  },
  "nextLabel": {
    "description": "Accessible name of the forward button.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Next page",
      "description": "Accessible name of the forward button.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Next page"
  },
  "pageLabel": {
    "description": "Accessible name of a page button; `{page}` is its number.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Page {page}",
      "description": "Accessible name of a page button; `{page}` is its number.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "Page {page}"
  },
  "siblings": {
    "description": "Neighbours shown on each side of the current page.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 1,
      "minimum": 0,
      "maximum": 5,
      "description": "Neighbours shown on each side of the current page.",
      "x-bind": true
    },
    "default": 1
  },
  "compact": {
    "description": "Shows `2 / 14` in place of the numbers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows `2 / 14` in place of the numbers.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  }
}),
    children: "none",
    slots: table({
  "previous": {
    "description": "In the back button."
  },
  "next": {
    "description": "In the forward button."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose a page.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "page",
        "offset",
        "limit",
        "total"
      ],
      "properties": {
        "page": {
          "type": "number"
        },
        "offset": {
          "type": "number"
        },
        "limit": {
          "type": "number"
        },
        "total": {
          "type": "number"
        }
      }
    },
    "common": false
  }
}),
    actions: table({}),
    variables: table({
  "page": {
    "description": "Number of the page shown, from 1.",
    "type": {
      "type": "number"
    },
    "readonly": true
  },
  "pageCount": {
    "description": "How many pages there are.",
    "type": {
      "type": "number"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  }
}),
    tag: "nav",
  },
  "pie-chart": {
    type: "pie-chart",
    title: "Pie chart",
    description: "Parts of a whole as slices of a circle or ring.",
    props: table({
  "displayType": {
    "description": "A full circle, or a ring.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "pie",
        "doughnut"
      ],
      "default": "pie",
      "description": "A full circle, or a ring.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "pie"
  },
  "dataType": {
    "description": "`guided` makes the slices from the rows of `data`, `advanced` takes `labels` and `datasets`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "guided",
        "advanced"
      ],
      "default": "advanced",
      "description": "`guided` makes the slices from the rows of `data`, `advanced` takes `labels` and `datasets`."
    },
    "default": "advanced"
  },
  "labels": {
    "description": "With `advanced`, the label of each slice, in order.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "With `advanced`, the label of each slice, in order.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "datasets": {
    "description": "With `advanced`, the values: the slices of a label are the sum of its values in all series.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "With `advanced`, the values: the slices of a label are the sum of its values in all series.",
      "x-bind": true,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "data"
        ],
        "properties": {
          "label": {
            "type": "string",
            "default": "",
            "description": "Name of the series."
          },
          "data": {
            "type": "array",
            "items": {
              "type": [
                "number",
                "null"
              ]
            },
            "description": "A value for each label."
          },
          "backgroundColor": {
            "type": [
              "string",
              "array"
            ],
            "items": {
              "type": "string",
              "x-css": true
            },
            "description": "Colour of the series, or one for each label. A CSS value; `$token` stands for a token of the theme.",
            "x-css": true
          }
        }
      }
    },
    "default": []
  },
  "options": {
    "description": "With `advanced`, the settings listed here, by the names that Chart.js gives them; they win over the properties of the element.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "description": "With `advanced`, the settings listed here, by the names that Chart.js gives them; they win over the properties of the element.",
      "x-bind": true,
      "properties": {
        "cutout": {
          "type": "string",
          "pattern": "^\\d{1,2}%$",
          "x-form": "percentage",
          "description": "Width of the hole, such as `60%`; 0% is a full circle."
        },
        "plugins": {
          "type": "object",
          "additionalProperties": false,
          "description": "What stands around the chart.",
          "properties": {
            "legend": {
              "type": "object",
              "additionalProperties": false,
              "description": "The legend.",
              "properties": {
                "display": {
                  "type": "boolean",
                  "description": "As `isLegend`."
                },
                "position": {
                  "type": "string",
                  "enum": [
                    "top",
                    "bottom",
                    "left",
                    "right"
                  ],
                  "description": "As `legendPosition`."
                },
                "align": {
                  "type": "string",
                  "enum": [
                    "start",
                    "center",
                    "end"
                  ],
                  "description": "As `legendAlignment`."
                },
                "labels": {
                  "type": "object",
                  "additionalProperties": false,
                  "description": "Its texts.",
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "As `legendColor`."
                    },
                    "font": {
                      "type": "object",
                      "additionalProperties": false,
                      "description": "Their font.",
                      "properties": {
                        "size": {
                          "type": "number",
                          "description": "Size in pixels."
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "data": {
    "description": "With `guided`, the rows: records, or plain values that are counted.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "With `guided`, the rows: records, or plain values that are counted.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "dataXField": {
    "description": "With `guided`, path of the label in a row. Rows of one label become one slice; a list counts for each of its items.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "With `guided`, path of the label in a row. Rows of one label become one slice; a list counts for each of its items.",
      "x-bind": true
    },
    "default": ""
  },
  "dataXFieldProperty": {
    "description": "Path of the label in an item, where `dataXField` holds a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Path of the label in an item, where `dataXField` holds a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "dataOrderBy": {
    "description": "With `guided`, whether labels stand as they come, by themselves or by their values.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "default",
        "x",
        "y"
      ],
      "default": "default",
      "description": "With `guided`, whether labels stand as they come, by themselves or by their values.",
      "x-bind": true
    },
    "default": "default"
  },
  "dataDirection": {
    "description": "Direction of that order.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "ASC",
        "DESC"
      ],
      "default": "ASC",
      "description": "Direction of that order.",
      "x-bind": true
    },
    "default": "ASC"
  },
  "dataXEmpty": {
    "description": "With `guided`, keeps the rows without a label, under the label `emptyLabel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `guided`, keeps the rows without a label, under the label `emptyLabel`.",
      "x-bind": true
    },
    "default": false
  },
  "emptyLabel": {
    "description": "Label of the rows without one.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "—",
      "description": "Label of the rows without one.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "—"
  },
  "colors": {
    "description": "Colours of the slices, in turn; those of the theme (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-css": true
      },
      "default": [],
      "description": "Colours of the slices, in turn; those of the theme (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": []
  },
  "height": {
    "description": "Height of the chart with its legend, the same while it loads. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "300px",
      "description": "Height of the chart with its legend, the same while it loads. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "300px"
  },
  "isLegend": {
    "description": "Shows the legend, whose buttons hide and show slices.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the legend, whose buttons hide and show slices.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "legendPosition": {
    "description": "Side of the legend.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "top",
        "bottom",
        "left",
        "right"
      ],
      "default": "top",
      "description": "Side of the legend.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "top"
  },
  "legendAlignment": {
    "description": "Place of the legend on its side.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "center",
        "end"
      ],
      "default": "center",
      "description": "Place of the legend on its side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "legendSize": {
    "description": "Size of the texts of the legend. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "12px",
      "description": "Size of the texts of the legend. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "12px"
  },
  "legendColor": {
    "description": "Colour of the texts of the legend. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Colour of the texts of the legend. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": ""
  },
  "showValues": {
    "description": "Writes the share of each slice into the legend.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Writes the share of each slice into the legend.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "labelFormat": {
    "description": "Format of labels that are dates, such as `DD/MM`, by the tokens of the element date; as they are when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Format of labels that are dates, such as `DD/MM`, by the tokens of the element date; as they are when absent."
    },
    "default": ""
  },
  "numberStyle": {
    "description": "What kind of number the values are. Of a percentage, 1 is 100 %.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "decimal",
        "currency",
        "percent"
      ],
      "default": "decimal",
      "description": "What kind of number the values are. Of a percentage, 1 is 100 %."
    },
    "default": "decimal"
  },
  "currency": {
    "description": "ISO code of the currency.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "ISO code of the currency.",
      "x-bind": true
    },
    "default": "USD"
  },
  "fractionDigits": {
    "description": "Digits after the decimal sign; when absent two of money, and of other numbers as many as they have, at most two.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "maximum": 20,
      "description": "Digits after the decimal sign; when absent two of money, and of other numbers as many as they have, at most two.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name of the chart and caption of its table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the chart and caption of its table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "labelsTitle": {
    "description": "Heading of the labels in the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Heading of the labels in the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "valueTitle": {
    "description": "Heading of the values in the table, where the series has no name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Heading of the values in the table, where the series has no name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "table": {
    "description": "The values as a table: for readers of the screen and the keyboard only, behind a button under the chart, or always under it.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "hidden",
        "toggle",
        "shown"
      ],
      "default": "hidden",
      "description": "The values as a table: for readers of the screen and the keyboard only, behind a button under the chart, or always under it.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "hidden"
  },
  "tableText": {
    "description": "Text of the button that opens the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "View as table",
      "description": "Text of the button that opens the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": "View as table"
  },
  "isFetching": {
    "description": "Data is being loaded: the first time a placeholder stands for the chart, later it is dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Data is being loaded: the first time a placeholder stands for the chart, later it is dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "emptyText": {
    "description": "Shown when there is no data.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Shown when there is no data.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "chartClick": {
    "description": "A slice was clicked, or chosen in the table. `position` is in pixels of the chart; `points` are the slice.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "position",
        "points"
      ],
      "properties": {
        "position": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "x",
            "y"
          ],
          "properties": {
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            }
          }
        },
        "points": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "datasetLabel",
              "label",
              "value"
            ],
            "properties": {
              "datasetLabel": {
                "type": "string"
              },
              "label": {
                "type": "string"
              },
              "value": {
                "type": "number"
              }
            }
          }
        }
      }
    },
    "common": false
  }
}),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "fetching": {
    "description": "Data is being loaded.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "There is no data.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "progress-bar": {
    type: "progress-bar",
    title: "Progress bar",
    description: "Shows how far something has come, from 0 to 100.",
    props: table({
  "value": {
    "description": "Percentage done, cut to a whole number from 0 to 100; what is no number is 0.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "string",
        "null"
      ],
      "default": 65,
      "description": "Percentage done, cut to a whole number from 0 to 100; what is no number is 0.",
      "x-bind": true
    },
    "default": 65
  },
  "label": {
    "description": "What stands beside the bar: the percentage, the slot `progressLabel`, or nothing.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "element",
        "progress",
        "none"
      ],
      "default": "progress",
      "description": "What stands beside the bar: the percentage, the slot `progressLabel`, or nothing.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "progress"
  },
  "progressBarColor": {
    "description": "Colour of the part that is done. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Colour of the part that is done. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name: what it is that progresses.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name: what it is that progresses.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "progressLabel": {
    "description": "Beside the bar, with label `element`."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The value changed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "number"
        }
      }
    },
    "common": false
  }
}),
    actions: table({}),
    variables: table({
  "value": {
    "description": "The percentage shown.",
    "type": {
      "type": "number"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "complete": {
    "description": "It is at 100.",
    "selector": "[data-complete]"
  }
}),
    tag: "div",
  },
  "scroll-area": {
    type: "scroll-area",
    title: "Scroll area",
    description: "A box that scrolls. What is read stays in place when something is added before it, and who is at the end may stay there as more comes.",
    props: table({
  "role": {
    "description": "ARIA role.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "group",
        "region",
        "log",
        "list"
      ],
      "default": "group",
      "description": "ARIA role.",
      "x-bind": true
    },
    "default": "group"
  },
  "ariaLabel": {
    "description": "Accessible name: what it holds.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name: what it holds.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "stickToEnd": {
    "description": "Begins at the end, and stays there as content is added, for as long as the visitor has not scrolled away.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Begins at the end, and stays there as content is added, for as long as the visitor has not scrolled away."
    },
    "default": false
  },
  "threshold": {
    "description": "How near, in pixels, `reachStart` and `reachEnd` come.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "default": 200,
      "description": "How near, in pixels, `reachStart` and `reachEnd` come.",
      "x-bind": true
    },
    "default": 200
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, 
  "reachStart": {
    "description": "The start came near; told again when content was added and it is near still.",
    "common": false
  },
  "reachEnd": {
    "description": "The end came near; told again when content was added and it is near still.",
    "common": false
  }
}),
    actions: table({
  "scrollToStart": {
    "args": {},
    "description": "Goes to the start."
  },
  "scrollToEnd": {
    "args": {},
    "description": "Goes to the end, and stays there with `stickToEnd`."
  },
  "focus": {
    "args": {},
    "description": "Gives it the keyboard focus."
  }
}),
    variables: table({
  "isAtStart": {
    "description": "It is scrolled to its start.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  },
  "isAtEnd": {
    "description": "It is scrolled to its end.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "atStart": {
    "description": "It is scrolled to its start.",
    "selector": "[data-at-start]"
  },
  "atEnd": {
    "description": "It is scrolled to its end.",
    "selector": "[data-at-end]"
  }
}),
    tag: "div",
  },
  "search-bar": {
    type: "search-bar",
    title: "Search bar",
    description: "A search field, with a button if wanted.",
    props: table({
  "value": {
    "description": "Initial value; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Initial value; a bound one is taken again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "Text of the empty field.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of the empty field.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name; the placeholder when absent.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name; the placeholder when absent.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "clearLabel": {
    "description": "Accessible name of the button that clears.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button that clears.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "useSubmitButton": {
    "description": "Shows a submit button.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a submit button.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "submitText": {
    "description": "Label of the submit button.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Label of the submit button.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "isEmbedIcon": {
    "description": "Shows the icon inside the field.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows the icon inside the field.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "iconPosition": {
    "description": "Side of the icon.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "right",
        "left"
      ],
      "default": "right",
      "description": "Side of the icon.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "right"
  },
  "buttonPosition": {
    "description": "Side of the button.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "right",
        "left",
        "top",
        "bottom"
      ],
      "default": "right",
      "description": "Side of the button.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "right"
  },
  "inputWidth": {
    "description": "Width of the field. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "100%",
      "description": "Width of the field. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "100%"
  },
  "debounceDelay": {
    "description": "`change` waits this many milliseconds after the last key.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "`change` waits this many milliseconds after the last key."
    },
    "default": 500
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "shortcut": {
    "description": "One key that focuses the field from anywhere outside of a text field, such as `/`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "One key that focuses the field from anywhere outside of a text field, such as `/`."
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "submitButton": {
    "description": "In place of the plain submit button; a submit button of its own."
  },
  "embedIcon": {
    "description": "In place of the plain icon."
  }
}),
    events: table({ ...commonEvents, 
  "submit": {
    "description": "Enter or the button.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "change": {
    "description": "The text changed, after the pause.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "clear": {
    "args": {},
    "description": "Empties the field."
  }
}),
    variables: table({
  "value": {
    "description": "The text in the field.",
    "type": {
      "type": "string"
    },
    "readonly": false
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  }
}),
    tag: "search",
  },
  "select": {
    type: "select",
    title: "Select",
    description: "One choice out of a list, with search.",
    props: table({
  "options": {
    "description": "Records with label, value and image, or plain values.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [],
      "description": "Records with label, value and image, or plain values.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "labelField": {
    "description": "Path of the label in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "label",
      "description": "Path of the label in an option."
    },
    "default": "label"
  },
  "valueField": {
    "description": "Path of the value in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "value",
      "description": "Path of the value in an option."
    },
    "default": "value"
  },
  "imageField": {
    "description": "Path of the image in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "image",
      "description": "Path of the image in an option."
    },
    "default": "image"
  },
  "value": {
    "description": "Initial value; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "Initial value; a bound one is taken again whenever it changes.",
      "x-type": "unknown",
      "x-bind": true
    }
  },
  "label": {
    "description": "Visible label; it names the control for readers of the screen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Visible label; it names the control for readers of the screen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name when there is no visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name when there is no visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help under the control, part of its accessible description.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help under the control, part of its accessible description.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error under the control; while it is not empty the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error under the control; while it is not empty the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "layoutType": {
    "description": "`text` shows labels, `free` draws the slot `option`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "text",
        "free"
      ],
      "default": "text",
      "description": "`text` shows labels, `free` draws the slot `option`."
    },
    "default": "text"
  },
  "placeholder": {
    "description": "Text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noOptionsText": {
    "description": "Text of an empty list.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of an empty list.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noResultsText": {
    "description": "Text when the search finds nothing.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text when the search finds nothing.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "searchPlaceholder": {
    "description": "Text of the empty search field.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of the empty search field.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "clearLabel": {
    "description": "Accessible name of the button that clears.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the button that clears.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "readonly": {
    "description": "Cannot be changed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be changed.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Must be chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Must be chosen.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "canDeselect": {
    "description": "Choosing the chosen option clears.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Choosing the chosen option clears.",
      "x-bind": true
    },
    "default": false
  },
  "searchable": {
    "description": "Has a search field.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Has a search field.",
      "x-bind": true
    },
    "default": true
  },
  "closeOnSelect": {
    "description": "Closes when an option is chosen.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Closes when an option is chosen.",
      "x-bind": true
    },
    "default": true
  },
  "infiniteScroll": {
    "description": "`loadMore` fires at the end of the list.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "`loadMore` fires at the end of the list.",
      "x-bind": true
    },
    "default": false
  },
  "isFetching": {
    "description": "Shows that more options are being loaded.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows that more options are being loaded.",
      "x-bind": true
    },
    "default": false
  },
  "loadingRingColor": {
    "description": "Colour of the ring. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "#099af2",
      "description": "Colour of the ring. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": "#099af2"
  },
  "limitedOptions": {
    "description": "Shows only the first `limit` options.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows only the first `limit` options."
    },
    "default": false
  },
  "limit": {
    "description": "How many options are shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 20,
      "minimum": 10,
      "maximum": 50,
      "description": "How many options are shown.",
      "x-bind": true
    },
    "default": 20
  },
  "clearIcon": {
    "description": "Shows a button that clears.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a button that clears.",
      "x-bind": true
    },
    "default": false
  },
  "caretIcon": {
    "description": "Shows the caret.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the caret.",
      "x-bind": true
    },
    "default": true
  },
  "maxHeight": {
    "description": "Greatest height of the open list. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "20rem",
      "description": "Greatest height of the open list. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": "20rem"
  }
}),
    children: "none",
    slots: table({
  "option": {
    "description": "One option, with layout `free`.",
    "provides": {
      "item": "itemOf(options)",
      "index": "number"
    }
  },
  "selected": {
    "description": "The chosen option in the closed select.",
    "provides": {
      "item": "itemOf(options)"
    }
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "x-type": "valueOf(options, valueField)"
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "x-type": "valueOf(options, valueField)"
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "search": {
    "description": "The search text changed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "loadMore": {
    "description": "The end of the list was reached.",
    "common": false
  },
  "open": {
    "description": "The list opened.",
    "common": false
  },
  "close": {
    "description": "The list closed.",
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "setValue": {
    "args": {
      "value": {
        "x-type": "unknown"
      }
    },
    "description": "Sets the value."
  },
  "clear": {
    "args": {},
    "description": "Chooses nothing."
  },
  "open": {
    "args": {},
    "description": "Opens the list."
  },
  "close": {
    "args": {},
    "description": "Closes the list."
  }
}),
    variables: table({
  "value": {
    "description": "Value of the chosen option, or nothing.",
    "type": {
      "x-type": "valueOf(options, valueField)"
    },
    "readonly": false,
    "tellsItems": true
  },
  "search": {
    "description": "Text of the search field.",
    "type": {
      "type": "string"
    },
    "readonly": true
  },
  "isOpen": {
    "description": "The list is open.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "readonly": {
    "description": "It cannot be edited.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "open": {
    "description": "The list is open.",
    "selector": "[data-open]"
  },
  "empty": {
    "description": "Nothing is chosen.",
    "selector": "[data-empty]"
  }
}),
    list: {
  "prop": "options",
  "hasValues": true
},
    tag: "div",
  },
  "tabs": {
    type: "tabs",
    title: "Tabs",
    description: "Panels of which one is shown, with a list of tabs.",
    props: table({
  "tabs": {
    "description": "The tabs, in order; the panel of a tab is the slot of its id.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "The tabs, in order; the panel of a tab is the slot of its id.",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "label"
        ],
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[a-z][a-zA-Z0-9]*$",
            "x-form": "camel-case-name",
            "description": "Id of the tab."
          },
          "label": {
            "type": "string",
            "default": "",
            "description": "Label.",
            "x-bind": true,
            "x-localized": true
          },
          "display": {
            "type": "boolean",
            "default": true,
            "description": "Whether it is shown.",
            "x-bind": true
          },
          "disabled": {
            "type": "boolean",
            "default": false,
            "description": "Cannot be chosen.",
            "x-bind": true
          }
        }
      }
    },
    "default": []
  },
  "value": {
    "description": "Position of the open tab, from 0, kept between the first and the last; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 0,
      "description": "Position of the open tab, from 0, kept between the first and the last; a bound one is taken again whenever it changes.",
      "x-bind": true
    },
    "default": 0
  },
  "tabsPosition": {
    "description": "Side of the list.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "top",
        "bottom",
        "left",
        "right"
      ],
      "default": "top",
      "description": "Side of the list.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "top"
  },
  "horizontalAlignment": {
    "description": "Alignment of the tabs in a horizontal list.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "center",
        "end",
        "stretch"
      ],
      "default": "start",
      "description": "Alignment of the tabs in a horizontal list.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "start"
  },
  "verticalAlignment": {
    "description": "Alignment of the tabs in a vertical list.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "center",
        "end",
        "stretch"
      ],
      "default": "start",
      "description": "Alignment of the tabs in a vertical list.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "start"
  },
  "transition": {
    "description": "How panels change.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "fade",
        "fadeTopBottom",
        "fadeLeftRight"
      ],
      "default": "fade",
      "description": "How panels change.",
      "x-bind": true
    },
    "default": "fade"
  },
  "transitionDuration": {
    "description": "Seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0.4,
      "minimum": 0,
      "maximum": 5,
      "description": "Seconds.",
      "x-bind": true
    },
    "default": 0.4
  },
  "keepMounted": {
    "description": "Panels that are not shown keep what was typed in them.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Panels that are not shown keep what was typed in them."
    },
    "default": true
  },
  "ariaLabel": {
    "description": "Accessible name of the list.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the list.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "*": {
    "description": "The panel of the tab of that id.",
    "namesFrom": "tabs[].id",
    "prop": "panels"
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose a tab.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "id"
      ],
      "properties": {
        "value": {
          "type": "number"
        },
        "id": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "number"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "setValue": {
    "args": {
      "value": {
        "type": "number"
      }
    },
    "description": "Opens the tab at that position."
  }
}),
    variables: table({
  "value": {
    "description": "Position of the open tab.",
    "type": {
      "type": "number"
    },
    "readonly": false
  },
  "currentTab": {
    "description": "Id of the open tab.",
    "type": {
      "type": "string"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "div",
  },
  "text-input": {
    type: "text-input",
    title: "Text input",
    description: "A single field without label and notes of its own, for short texts in place.",
    props: table({
  "type": {
    "description": "Kind of field.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "text",
        "textarea",
        "password",
        "number",
        "decimal",
        "date",
        "time"
      ],
      "default": "text",
      "description": "Kind of field."
    },
    "default": "text"
  },
  "value": {
    "description": "Initial value; a bound one is taken again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "number",
        "null"
      ],
      "default": "",
      "description": "Initial value; a bound one is taken again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "Text of an empty field; the accessible name when there is no other.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Text of an empty field; the accessible name when there is no other.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "Accessible name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "color": {
    "description": "Colour of the text. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Colour of the text. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "fontFamily": {
    "description": "Font of the text. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Font of the text. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true
    },
    "default": ""
  },
  "fontSize": {
    "description": "Size of the text. A CSS value; `$token` stands for a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "15px",
      "description": "Size of the text. A CSS value; `$token` stands for a token of the theme.",
      "x-css": true,
      "x-bind": true,
      "x-responsive": true
    },
    "default": "15px"
  },
  "readonly": {
    "description": "Cannot be edited.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be edited.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Switched off.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Switched off.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Must be filled in.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Must be filled in.",
      "x-bind": true
    },
    "default": false
  },
  "precision": {
    "description": "Decimals of a decimal field; the value is rounded when the field is left.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "1",
        "0.1",
        "0.01",
        "0.001",
        "0.0001"
      ],
      "default": "0.1",
      "description": "Decimals of a decimal field; the value is rounded when the field is left."
    },
    "default": "0.1"
  },
  "step": {
    "description": "Step of a number field.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "description": "Step of a number field.",
      "x-bind": true
    },
    "default": 1
  },
  "maxLength": {
    "description": "Greatest number of characters.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "description": "Greatest number of characters.",
      "x-bind": true
    }
  },
  "debounceDelay": {
    "description": "Pause in milliseconds before `debounce`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "Pause in milliseconds before `debounce`."
    },
    "default": 500
  },
  "autofocus": {
    "description": "Has the focus when the page opens.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Has the focus when the page opens."
    },
    "default": false
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The value was changed by the visitor; at once.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "number"
      ],
      "properties": {
        "value": {
          "type": "string"
        },
        "number": {
          "type": [
            "number",
            "null"
          ]
        }
      }
    },
    "common": false
  },
  "debounce": {
    "description": "The value was changed by the visitor, and typing has paused.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "number"
      ],
      "properties": {
        "value": {
          "type": "string"
        },
        "number": {
          "type": [
            "number",
            "null"
          ]
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and the element took it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "enterKey": {
    "description": "Enter was pressed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "number"
      ],
      "properties": {
        "value": {
          "type": "string"
        },
        "number": {
          "type": [
            "number",
            "null"
          ]
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Gives the element the keyboard focus."
  },
  "select": {
    "args": {},
    "description": "Selects the text."
  },
  "setValue": {
    "args": {
      "value": {
        "type": [
          "string",
          "number",
          "null"
        ]
      }
    },
    "description": "Sets the value."
  },
  "reset": {
    "args": {},
    "description": "Back to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "The text in the field; a number with a point.",
    "type": {
      "type": "string"
    },
    "readonly": false
  },
  "number": {
    "description": "The value of a number or decimal field, nothing when it is none.",
    "type": {
      "type": [
        "number",
        "null"
      ]
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It or a part of it has the focus.",
    "selector": ":focus-within"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  },
  "readonly": {
    "description": "It cannot be edited.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is switched off.",
    "selector": "[data-disabled]"
  }
}),
    tag: "input",
  },
  "text": {
    type: "text",
    title: "Text",
    description: "A piece of text. A bound text is written straight into the page, nothing is rendered again.",
    props: table({
  "text": {
    "description": "The text.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "tag": {
    "description": "HTML tag.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "p",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "button",
        "div",
        "span",
        "strong",
        "em",
        "small",
        "label",
        "li",
        "dt",
        "dd",
        "legend",
        "summary",
        "time",
        "code",
        "pre"
      ],
      "default": "p",
      "description": "HTML tag."
    },
    "default": "p"
  },
  "role": {
    "description": "ARIA role; `status` and `alert` are read aloud when the text changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "status",
        "alert",
        "note"
      ],
      "description": "ARIA role; `status` and `alert` are read aloud when the text changes.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "Accessible name, for readers of the screen, when the content does not say it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name, for readers of the screen, when the content does not say it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, }),
    actions: table({}),
    variables: table({}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "p",
  },
  "video": {
    type: "video",
    title: "Video",
    description: "A film with the controls of the browser.",
    props: table({
  "file": {
    "description": "Address of the film, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Address of the film, or a file under `assets/`.",
      "x-type": "url",
      "x-bind": true
    },
    "default": ""
  },
  "previewImage": {
    "description": "Picture until it is played.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Picture until it is played.",
      "x-type": "url",
      "x-bind": true
    },
    "default": ""
  },
  "videoStartTime": {
    "description": "Second at which it begins.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "minimum": 0,
      "default": 0,
      "description": "Second at which it begins.",
      "x-bind": true
    },
    "default": 0
  },
  "autoplay": {
    "description": "Plays by itself; it is muted then, since browsers play nothing loud unasked.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Plays by itself; it is muted then, since browsers play nothing loud unasked.",
      "x-bind": true
    },
    "default": false
  },
  "muted": {
    "description": "Without sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Without sound.",
      "x-bind": true
    },
    "default": false
  },
  "loop": {
    "description": "Begins again at its end.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Begins again at its end.",
      "x-bind": true
    },
    "default": false
  },
  "controls": {
    "description": "Shows the controls of the browser.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the controls of the browser.",
      "x-bind": true
    },
    "default": true
  },
  "preload": {
    "description": "Loads it before it is played; else only how long it is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Loads it before it is played; else only how long it is.",
      "x-bind": true
    },
    "default": true
  },
  "ariaLabel": {
    "description": "Accessible name: what it shows.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name: what it shows.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "play": {
    "description": "It plays; `value` is the second it is at.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "number"
        }
      }
    },
    "common": false
  },
  "pause": {
    "description": "It was stopped before its end.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "number"
        }
      }
    },
    "common": false
  },
  "end": {
    "description": "It came to its end.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value"
      ],
      "properties": {
        "value": {
          "type": "number"
        }
      }
    },
    "common": false
  },
  "error": {
    "description": "It could not be loaded.",
    "common": false
  }
}),
    actions: table({
  "playVideo": {
    "args": {},
    "description": "Plays it."
  },
  "pauseVideo": {
    "args": {},
    "description": "Stops it where it is."
  },
  "seekTo": {
    "args": {
      "time": {
        "type": "number"
      }
    },
    "description": "Goes to a second."
  }
}),
    variables: table({
  "isPlaying": {
    "description": "It plays.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  },
  "currentTime": {
    "description": "The second it is at.",
    "type": {
      "type": "number"
    },
    "readonly": true
  }
}),
    states: table({
  "hover": {
    "description": "The pointer is over it.",
    "selector": ":hover"
  },
  "focus": {
    "description": "It has the keyboard focus.",
    "selector": ":focus-visible"
  },
  "paused": {
    "description": "It does not play.",
    "selector": "[data-video=\"paused\"]"
  },
  "playing": {
    "description": "It plays.",
    "selector": "[data-video=\"playing\"]"
  },
  "ended": {
    "description": "It is at its end.",
    "selector": "[data-video=\"ended\"]"
  }
}),
    tag: "video",
  },
});
