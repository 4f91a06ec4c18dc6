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
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
    "description": "Double-clicked.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
    "description": "Clicked with the secondary button; the browser's menu is suppressed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
    "description": "The pointer entered it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
    "description": "A pointer button was pressed on it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
    "description": "A pointer button was released on it.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x",
        "y",
        "offsetX",
        "offsetY",
        "button",
        "altKey",
        "ctrlKey",
        "metaKey",
        "shiftKey"
      ],
      "properties": {
        "x": {
          "type": "number",
          "description": "Pixels from the left of the window."
        },
        "y": {
          "type": "number",
          "description": "Pixels from the top of the window."
        },
        "offsetX": {
          "type": "number",
          "description": "Pixels from the left padding edge of the element, plus its scroll position."
        },
        "offsetY": {
          "type": "number",
          "description": "Pixels from the top padding edge of the element, plus its scroll position."
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
    "description": "A key was pressed while it or a part of it had the focus.",
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
    "description": "A key was released while it or a part of it had the focus.",
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
    "description": "It or a part of it received the focus.",
    "common": true
  },
  "blur": {
    "description": "It lost the focus.",
    "common": true
  },
  "mount": {
    "description": "It was added to the page.",
    "common": true
  },
  "unmount": {
    "description": "It was removed from the page.",
    "common": true
  }
};

/** From schema/, by name. */
export const elementCatalogue: Readonly<Record<string, ElementInfo>> = table<ElementInfo>({
  "accordion": {
    type: "accordion",
    title: "Accordion",
    description: "A stack of panels, each with a button that opens and closes it.",
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
            "description": "The text of its button.",
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
    "description": "Ids of the panels that are open at first; bound values are applied again whenever they change.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      },
      "description": "Ids of the panels that are open at first; bound values are applied again whenever they change.",
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
    "description": "With `single`, the visitor may also close the open panel.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "With `single`, the visitor may also close the open panel."
    },
    "default": true
  },
  "orientation": {
    "description": "Whether the panels are below or beside each other. Arrow keys move the focus along it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "vertical",
        "horizontal"
      ],
      "default": "vertical",
      "description": "Whether the panels are below or beside each other. Arrow keys move the focus along it."
    },
    "default": "vertical"
  },
  "heading": {
    "description": "The level of the heading around the button, for screen readers; `none` for no heading.",
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
      "description": "The level of the heading around the button, for screen readers; `none` for no heading."
    },
    "default": "h2"
  },
  "keepMounted": {
    "description": "Closed panels keep their input.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Closed panels keep their input."
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
  },
  "face": {
    "description": "The face of each panel instead of its label: texts, icons and images. The label stays the accessible name.",
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "label",
          "isOpen"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "label": {
            "type": "string"
          },
          "isOpen": {
            "type": "boolean"
          }
        }
      },
      "index": "number"
    }
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Toggles the panel."
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
  "apex-chart": {
    type: "apex-chart",
    title: "ApexCharts chart",
    description: "A chart of the library ApexCharts, for kinds that the other charts do not draw. Needs the optional packages `apexcharts` and `react-apexcharts`.",
    props: table({
  "type": {
    "description": "The kind of chart.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "line",
        "area",
        "bar",
        "pie",
        "donut",
        "radialBar",
        "scatter",
        "bubble",
        "heatmap",
        "candlestick",
        "boxPlot",
        "radar",
        "polarArea",
        "rangeBar",
        "rangeArea",
        "treemap"
      ],
      "default": "line",
      "description": "The kind of chart.",
      "x-bind": true
    },
    "default": "line"
  },
  "series": {
    "description": "The series of ApexCharts: records with `name` and `data`, or numbers for charts of parts.",
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
      "description": "The series of ApexCharts: records with `name` and `data`, or numbers for charts of parts.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "options": {
    "description": "The options of ApexCharts. Options that hold HTML or functions are not allowed; formulas such as `xAxisText` format the texts. The app sets fonts, colours, theme and language; `options` may override fonts and colours.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The options of ApexCharts. Options that hold HTML or functions are not allowed; formulas such as `xAxisText` format the texts. The app sets fonts, colours, theme and language; `options` may override fonts and colours.",
      "x-type": "unknown",
      "x-bind": true
    }
  },
  "xAxisText": {
    "description": "The text of each label of the horizontal axis. `item.value` is the category or number there.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The text of each label of the horizontal axis. `item.value` is the category or number there.",
      "x-provides": {
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "value"
          ],
          "properties": {
            "value": {
              "x-type": "unknown"
            }
          }
        }
      }
    },
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "value"
        ],
        "properties": {
          "value": {
            "x-type": "unknown"
          }
        }
      }
    }
  },
  "yAxisText": {
    "description": "The text of each label of the vertical axis. `item.value` is the number there, or the name of the series in a heatmap.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The text of each label of the vertical axis. `item.value` is the number there, or the name of the series in a heatmap.",
      "x-provides": {
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "value"
          ],
          "properties": {
            "value": {
              "x-type": "unknown"
            }
          }
        }
      }
    },
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "value"
        ],
        "properties": {
          "value": {
            "x-type": "unknown"
          }
        }
      }
    }
  },
  "dataLabelText": {
    "description": "The text of each data label, where `options.dataLabels` shows them. In a chart of parts, `item.value` is the number, not its percentage.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The text of each data label, where `options.dataLabels` shows them. In a chart of parts, `item.value` is the number, not its percentage.",
      "x-provides": {
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "value",
            "label",
            "datasetLabel",
            "seriesIndex",
            "pointIndex"
          ],
          "properties": {
            "value": {
              "x-type": "unknown"
            },
            "label": {
              "type": "string"
            },
            "datasetLabel": {
              "type": "string"
            },
            "seriesIndex": {
              "type": "integer",
              "maximum": 2147483647
            },
            "pointIndex": {
              "type": "integer",
              "maximum": 2147483647
            }
          }
        }
      }
    },
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "value",
          "label",
          "datasetLabel",
          "seriesIndex",
          "pointIndex"
        ],
        "properties": {
          "value": {
            "x-type": "unknown"
          },
          "label": {
            "type": "string"
          },
          "datasetLabel": {
            "type": "string"
          },
          "seriesIndex": {
            "type": "integer",
            "maximum": 2147483647
          },
          "pointIndex": {
            "type": "integer",
            "maximum": 2147483647
          }
        }
      }
    }
  },
  "tooltipText": {
    "description": "The text below the heading of the tooltip: name and value of the point when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The text below the heading of the tooltip: name and value of the point when absent.",
      "x-provides": {
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "value",
            "label",
            "datasetLabel",
            "seriesIndex",
            "pointIndex"
          ],
          "properties": {
            "value": {
              "x-type": "unknown"
            },
            "label": {
              "type": "string"
            },
            "datasetLabel": {
              "type": "string"
            },
            "seriesIndex": {
              "type": "integer",
              "maximum": 2147483647
            },
            "pointIndex": {
              "type": "integer",
              "maximum": 2147483647
            }
          }
        }
      }
    },
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "value",
          "label",
          "datasetLabel",
          "seriesIndex",
          "pointIndex"
        ],
        "properties": {
          "value": {
            "x-type": "unknown"
          },
          "label": {
            "type": "string"
          },
          "datasetLabel": {
            "type": "string"
          },
          "seriesIndex": {
            "type": "integer",
            "maximum": 2147483647
          },
          "pointIndex": {
            "type": "integer",
            "maximum": 2147483647
          }
        }
      }
    }
  },
  "height": {
    "description": "The height of the chart, also while loading. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "300px",
      "description": "The height of the chart, also while loading. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "height",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "300px"
  },
  "ariaLabel": {
    "description": "The accessible name of the chart and the caption of its table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the chart and the caption of its table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "isFetching": {
    "description": "Whether data is loading; the chart is dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether data is loading; the chart is dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "emptyText": {
    "description": "The text for an empty chart.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text for an empty chart.",
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
    "description": "A point, bar or slice was clicked.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "seriesIndex",
        "pointIndex",
        "datasetLabel",
        "label"
      ],
      "properties": {
        "seriesIndex": {
          "type": "integer"
        },
        "pointIndex": {
          "type": "integer"
        },
        "datasetLabel": {
          "type": "string"
        },
        "label": {
          "type": "string"
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
    "description": "Data is loading.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "It has no data.",
    "selector": "[data-empty]"
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
    "description": "The axis of the labels: `x` draws vertical bars, `y` horizontal ones.",
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
      "description": "The axis of the labels: `x` draws vertical bars, `y` horizontal ones.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "x"
  },
  "stacked": {
    "description": "Stacks the bars of one label instead of placing them side by side.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Stacks the bars of one label instead of placing them side by side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "startAtZero": {
    "description": "Starts the value axis at zero, else near the smallest value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Starts the value axis at zero, else near the smallest value.",
      "x-bind": true
    },
    "default": true
  },
  "dataType": {
    "description": "`guided` builds the bars from the rows of `data`, `advanced` uses `labels` and `datasets`.",
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
      "description": "`guided` builds the bars from the rows of `data`, `advanced` uses `labels` and `datasets`."
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
    "description": "With `advanced`, the values of each series.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "With `advanced`, the values of each series.",
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
            "description": "The name of the series."
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
              "x-css": "color"
            },
            "description": "The colour of the series, or one for each label. A CSS value; `$token` refers to a token of the theme.",
            "x-css": "color"
          }
        }
      }
    },
    "default": []
  },
  "options": {
    "description": "With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "description": "With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties.",
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
                      "description": "The title of the axis."
                    }
                  },
                  "description": "The title next to the axis."
                },
                "stacked": {
                  "type": "boolean",
                  "description": "Like the property `stacked`."
                },
                "beginAtZero": {
                  "type": "boolean",
                  "description": "Like the property `startAtZero`."
                },
                "min": {
                  "type": "number",
                  "description": "The minimum of the axis."
                },
                "max": {
                  "type": "number",
                  "description": "The maximum of the axis."
                },
                "grid": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Shows the grid lines of this axis."
                    },
                    "color": {
                      "type": "string",
                      "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "Grid lines across the chart."
                },
                "ticks": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "The colour of the texts. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "The texts along the axis."
                }
              },
              "description": "The horizontal axis."
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
                      "description": "The title of the axis."
                    }
                  },
                  "description": "The title next to the axis."
                },
                "stacked": {
                  "type": "boolean",
                  "description": "Like the property `stacked`."
                },
                "beginAtZero": {
                  "type": "boolean",
                  "description": "Like the property `startAtZero`."
                },
                "min": {
                  "type": "number",
                  "description": "The minimum of the axis."
                },
                "max": {
                  "type": "number",
                  "description": "The maximum of the axis."
                },
                "grid": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Shows the grid lines of this axis."
                    },
                    "color": {
                      "type": "string",
                      "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "Grid lines across the chart."
                },
                "ticks": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "The colour of the texts. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "The texts along the axis."
                }
              },
              "description": "The vertical axis."
            }
          }
        },
        "plugins": {
          "type": "object",
          "additionalProperties": false,
          "description": "The parts around the chart.",
          "properties": {
            "legend": {
              "type": "object",
              "additionalProperties": false,
              "description": "The legend.",
              "properties": {
                "display": {
                  "type": "boolean",
                  "description": "Like `isLegend`."
                },
                "position": {
                  "type": "string",
                  "enum": [
                    "top",
                    "bottom",
                    "left",
                    "right"
                  ],
                  "description": "Like `legendPosition`."
                },
                "align": {
                  "type": "string",
                  "enum": [
                    "start",
                    "center",
                    "end"
                  ],
                  "description": "Like `legendAlignment`."
                },
                "labels": {
                  "type": "object",
                  "additionalProperties": false,
                  "description": "The texts of the legend.",
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "Like `legendColor`. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    },
                    "font": {
                      "type": "object",
                      "additionalProperties": false,
                      "description": "The font of the texts.",
                      "properties": {
                        "size": {
                          "type": "number",
                          "description": "Size in pixels.",
                          "exclusiveMinimum": 0,
                          "maximum": 1000
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
    "description": "With `guided`, the rows: records, or plain values to count.",
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
      "description": "With `guided`, the rows: records, or plain values to count.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "dataXField": {
    "description": "With `guided`, the path of the label in a row. Rows with the same label form one bar; a list counts for each of its items.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `guided`, the path of the label in a row. Rows with the same label form one bar; a list counts for each of its items.",
      "x-bind": true
    },
    "default": ""
  },
  "dataXFieldProperty": {
    "description": "The path of the label in an item, if `dataXField` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the label in an item, if `dataXField` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "yAxis": {
    "description": "With `guided`, the value of a bar: the number of its rows, or the `aggregate` of `dataYField`.",
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
      "description": "With `guided`, the value of a bar: the number of its rows, or the `aggregate` of `dataYField`.",
      "x-bind": true
    },
    "default": "item-count"
  },
  "dataYField": {
    "description": "With `field-summary`, the path of the value in a row.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `field-summary`, the path of the value in a row.",
      "x-bind": true
    },
    "default": ""
  },
  "dataYFieldProperty": {
    "description": "The path of the value in an item, if `dataYField` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the value in an item, if `dataYField` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "aggregate": {
    "description": "With `field-summary`, how the values of one bar are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else.",
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
      "description": "With `field-summary`, how the values of one bar are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else.",
      "x-bind": true
    }
  },
  "groupBy": {
    "description": "With `guided`, the path of the series in a row: one series for each value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `guided`, the path of the series in a row: one series for each value.",
      "x-bind": true
    },
    "default": ""
  },
  "groupByProperty": {
    "description": "The path of the series in an item, if `groupBy` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the series in an item, if `groupBy` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "dataOrderBy": {
    "description": "With `guided`, how labels are ordered: as in the data, by label or by value.",
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
      "description": "With `guided`, how labels are ordered: as in the data, by label or by value.",
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
    "description": "With `guided`, keeps rows without a label, under the label `emptyLabel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `guided`, keeps rows without a label, under the label `emptyLabel`.",
      "x-bind": true
    },
    "default": false
  },
  "emptyLabel": {
    "description": "The label of rows without one.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "—",
      "description": "The label of rows without one.",
      "x-bind": true,
      "x-localized": true,
      "minLength": 1
    },
    "default": "—"
  },
  "colors": {
    "description": "The colours of the series, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-css": "color"
      },
      "default": [],
      "description": "The colours of the series, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": []
  },
  "height": {
    "description": "The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "300px",
      "description": "The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "height",
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
    "description": "The alignment of the legend on its side.",
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
      "description": "The alignment of the legend on its side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "legendSize": {
    "description": "The size of the texts of legend and axes. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "12px",
      "description": "The size of the texts of legend and axes. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fontSize",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "12px"
  },
  "legendColor": {
    "description": "The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "labelColor": {
    "description": "The colour of the axis texts. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the axis texts. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "gridColor": {
    "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "showValues": {
    "description": "Shows each value at its bar.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows each value at its bar.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "labelFormat": {
    "description": "The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent."
    },
    "default": ""
  },
  "numberStyle": {
    "description": "The number style of the values; the axis has short numbers without a currency. For a percentage, 1 is 100 %.",
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
      "description": "The number style of the values; the axis has short numbers without a currency. For a percentage, 1 is 100 %."
    },
    "default": "decimal"
  },
  "currency": {
    "description": "The ISO code of the currency.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "The ISO code of the currency.",
      "x-bind": true,
      "x-literal": "currency"
    },
    "default": "USD"
  },
  "fractionDigits": {
    "description": "The number of decimals. By default two for money, and up to two for other numbers.",
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
      "description": "The number of decimals. By default two for money, and up to two for other numbers.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name of the chart and the caption of its table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the chart and the caption of its table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "labelsTitle": {
    "description": "The heading of the labels in the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of the labels in the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "valueTitle": {
    "description": "The heading of the values in the table, if the series has no name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of the values in the table, if the series has no name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "table": {
    "description": "How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it.",
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
      "description": "How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "hidden"
  },
  "tableText": {
    "description": "The text of the button that opens the table. It defaults to the page's language, such as `View as table`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button that opens the table. It defaults to the page's language, such as `View as table`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "isFetching": {
    "description": "Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "emptyText": {
    "description": "The text for an empty chart.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text for an empty chart.",
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
    "description": "A bar, or the space of one, was clicked, or chosen in the table. `position` is in pixels of the chart; `points` is the bar, or all bars of the label at that space.",
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
          "description": "The label at that position, as in the data."
        },
        "dataY": {
          "type": "number",
          "description": "The value at that position on the value axis."
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
    "description": "Data is loading.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "It has no data.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "base": {
    type: "base",
    title: "Base",
    description: "A plain box. Its children are stacked unless the style says otherwise.",
    props: table({
  "tag": {
    "description": "The HTML tag of the box. With a link the root is an `a`, which contains the tag if it is a heading.",
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
        "hgroup",
        "search",
        "ul",
        "ol",
        "menu",
        "li",
        "dl",
        "dt",
        "dd",
        "figure",
        "figcaption",
        "address",
        "fieldset",
        "legend",
        "details",
        "summary",
        "blockquote",
        "p",
        "pre",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "span",
        "strong",
        "em",
        "small",
        "b",
        "i",
        "s",
        "u",
        "mark",
        "q",
        "cite",
        "abbr",
        "dfn",
        "code",
        "kbd",
        "samp",
        "var",
        "sub",
        "sup",
        "ins",
        "del",
        "bdi",
        "bdo",
        "time",
        "ruby",
        "rt",
        "rp",
        "table",
        "caption",
        "colgroup",
        "col",
        "thead",
        "tbody",
        "tfoot",
        "tr",
        "th",
        "td",
        "hr",
        "br",
        "wbr"
      ],
      "default": "div",
      "description": "The HTML tag of the box. With a link the root is an `a`, which contains the tag if it is a heading."
    },
    "default": "div"
  },
  "role": {
    "description": "The ARIA role, if the tag does not imply it.",
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
      "description": "The ARIA role, if the tag does not imply it.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name for screen readers, if the content does not provide it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name for screen readers, if the content does not provide it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "backgroundVideo": {
    "description": "A video behind the content, without sound, over and over: an address, or a file under `assets/`. It rests for visitors who prefer less motion.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "A video behind the content, without sound, over and over: an address, or a file under `assets/`. It rests for visitors who prefer less motion.",
      "x-type": "url",
      "x-bind": true
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
    description: "A button, or a link that looks like one.",
    props: table({
  "text": {
    "description": "The label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name of a button that shows only an icon.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of a button that shows only an icon.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "buttonType": {
    "description": "`submit` submits the enclosing form; `none` is not a button for the keyboard.",
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
      "description": "`submit` submits the enclosing form; `none` is not a button for the keyboard.",
      "x-bind": true
    },
    "default": "button"
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "loading": {
    "description": "Shows a loader in place of its content and ignores clicks; keeps its size, name and focus.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a loader in place of its content and ignores clicks; keeps its size, name and focus.",
      "x-bind": true
    },
    "default": false
  },
  "pressed": {
    "description": "The state of a toggle button; absent for a plain one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "The state of a toggle button; absent for a plain one.",
      "x-bind": true
    }
  },
  "current": {
    "description": "Marks the link to the current page.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Marks the link to the current page.",
      "x-bind": true
    },
    "default": false
  },
  "tooltip": {
    "description": "A short explanation on hover.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "A short explanation on hover.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "loading": {
    "description": "It is loading.",
    "selector": "[data-loading]"
  },
  "pressed": {
    "description": "The toggle is on.",
    "selector": "[data-pressed]"
  },
  "current": {
    "description": "It links to the current page.",
    "selector": "[data-current]"
  }
}),
    tag: "button",
  },
  "calendar": {
    type: "calendar",
    title: "Calendar",
    description: "A day, a week or a month with its items, which are moved, resized and created by mouse, touch or keyboard.",
    props: table({
  "items": {
    "description": "The items: appointments, bookings, absences. When they change, they are shown where they belong.",
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
      "description": "The items: appointments, bookings, absences. When they change, they are shown where they belong.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "itemKey": {
    "description": "The path of the unique key in an item.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "default": "id",
      "description": "The path of the unique key in an item."
    },
    "default": "id"
  },
  "labelField": {
    "description": "The path of an item's name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "default": "label",
      "description": "The path of an item's name."
    },
    "default": "label"
  },
  "startField": {
    "description": "The path of the start of an item: a moment, or a day for an item of whole days.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "default": "start",
      "description": "The path of the start of an item: a moment, or a day for an item of whole days."
    },
    "default": "start"
  },
  "endField": {
    "description": "The path of the end of an item: the moment after it, or its last day. Without one, an item lasts an hour or a day.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "default": "end",
      "description": "The path of the end of an item: the moment after it, or its last day. Without one, an item lasts an hour or a day."
    },
    "default": "end"
  },
  "allDayField": {
    "description": "The path of whether an item is of whole days. An item whose start is a day is one in any case.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "default": "allDay",
      "description": "The path of whether an item is of whole days. An item whose start is a day is one in any case."
    },
    "default": "allDay"
  },
  "colorField": {
    "description": "The path of the colour of an item, such as `#0f7b4d`; without one, the accent colour.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "default": "color",
      "description": "The path of the colour of an item, such as `#0f7b4d`; without one, the accent colour."
    },
    "default": "color"
  },
  "view": {
    "description": "What is shown. The visitor can choose another of `views`; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "day",
        "week",
        "month"
      ],
      "default": "week",
      "description": "What is shown. The visitor can choose another of `views`; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": "week"
  },
  "views": {
    "description": "What the visitor can choose to see, in order.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "day",
          "week",
          "month"
        ]
      },
      "uniqueItems": true,
      "minItems": 1,
      "default": [
        "day",
        "week",
        "month"
      ],
      "description": "What the visitor can choose to see, in order."
    },
    "default": [
      "day",
      "week",
      "month"
    ]
  },
  "date": {
    "description": "A day of the week or month that is shown; the current day by default. A bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "A day of the week or month that is shown; the current day by default. A bound value is applied again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "weekStart": {
    "description": "The first day of the week, from 0 for Sunday.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "default": 1,
      "description": "The first day of the week, from 0 for Sunday.",
      "x-bind": true
    },
    "default": 1
  },
  "firstHour": {
    "description": "The hour at the top when a day or week is opened. All hours can be scrolled to.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 23,
      "default": 8,
      "description": "The hour at the top when a day or week is opened. All hours can be scrolled to.",
      "x-bind": true
    },
    "default": 8
  },
  "slotMinutes": {
    "description": "The length of a slot in minutes, and the step in which items are moved.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "enum": [
        15,
        30,
        60
      ],
      "default": 30,
      "description": "The length of a slot in minutes, and the step in which items are moved.",
      "x-bind": true
    },
    "default": 30
  },
  "readonly": {
    "description": "Items cannot be moved, and slots cannot be selected.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Items cannot be moved, and slots cannot be selected.",
      "x-bind": true
    },
    "default": false
  },
  "ariaLabel": {
    "description": "Accessible name of the calendar.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the calendar.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "previousLabel": {
    "description": "The accessible name of the button that goes back. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that goes back. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "nextLabel": {
    "description": "The accessible name of the button that goes on.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that goes on.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "todayLabel": {
    "description": "The button that shows the current day.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The button that shows the current day.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "dayLabel": {
    "description": "The button that shows a day.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The button that shows a day.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "weekLabel": {
    "description": "The button that shows a week.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The button that shows a week.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "monthLabel": {
    "description": "The button that shows a month.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The button that shows a month.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "allDayLabel": {
    "description": "The name of the row for items of whole days.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The name of the row for items of whole days.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "moreText": {
    "description": "The button for items of a day that have no room in the month; `{count}` is their number.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The button for items of a day that have no room in the month; `{count}` is their number.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "instructionsText": {
    "description": "How to use the calendar by keyboard, announced when it gets the focus.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "How to use the calendar by keyboard, announced when it gets the focus.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "liftedText": {
    "description": "Announced when an item is lifted; `{item}` and `{time}` are its name, and its days and times.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when an item is lifted; `{item}` and `{time}` are its name, and its days and times.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "movedText": {
    "description": "Announced at each place on the way, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced at each place on the way, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "droppedText": {
    "description": "Announced when the item is dropped, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the item is dropped, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "canceledText": {
    "description": "Announced when the move is cancelled, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the move is cancelled, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "item": {
    "description": "What an item shows, instead of its name and time. It is inside a button, so it has no controls of its own.",
    "provides": {
      "item": "itemOf(items)",
      "index": "number"
    }
  }
}),
    events: table({ ...commonEvents, 
  "itemClick": {
    "description": "The visitor opened an item: by a click, a tap or Enter.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "item"
      ],
      "properties": {
        "item": {
          "x-type": "itemOf(items)"
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "slotSelect": {
    "description": "The visitor chose a free slot, or several by dragging or with Shift and the arrow keys. `start` and `end` are moments; with `allDay`, the first and the last day.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "start",
        "end",
        "allDay"
      ],
      "properties": {
        "start": {
          "type": "string",
          "x-type": "date"
        },
        "end": {
          "type": "string",
          "x-type": "date"
        },
        "allDay": {
          "type": "boolean"
        }
      }
    },
    "common": false
  },
  "itemMoved": {
    "description": "The visitor moved an item or changed its end. `start` and `end` are of the kind that the item has: days, moments or times without a UTC offset. The item is shown there until `items` change.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "item",
        "start",
        "end",
        "oldStart",
        "oldEnd"
      ],
      "properties": {
        "item": {
          "x-type": "itemOf(items)"
        },
        "start": {
          "type": "string",
          "x-type": "date"
        },
        "end": {
          "type": "string",
          "x-type": "date"
        },
        "oldStart": {
          "type": "string",
          "x-type": "date"
        },
        "oldEnd": {
          "type": "string",
          "x-type": "date"
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "rangeChange": {
    "description": "Other days are shown, also at the beginning. `start` is the moment at which the first day begins, `end` the one at which the last day ends.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "start",
        "end",
        "view"
      ],
      "properties": {
        "start": {
          "type": "string",
          "x-type": "date"
        },
        "end": {
          "type": "string",
          "x-type": "date"
        },
        "view": {
          "type": "string",
          "enum": [
            "day",
            "week",
            "month"
          ]
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "showDate": {
    "args": {
      "date": {
        "type": [
          "string",
          "null"
        ],
        "x-type": "date"
      }
    },
    "description": "Shows the day, week or month of a date."
  },
  "setView": {
    "args": {
      "view": {
        "type": [
          "string"
        ],
        "enum": [
          "day",
          "week",
          "month"
        ]
      }
    },
    "description": "Shows a day, a week or a month."
  },
  "reset": {
    "args": {},
    "description": "Shows the items where they belong, such as after a rejected change."
  }
}),
    variables: table({
  "view": {
    "description": "What is shown.",
    "type": {
      "type": "string",
      "enum": [
        "day",
        "week",
        "month"
      ]
    },
    "readonly": true
  },
  "date": {
    "description": "A day of what is shown.",
    "type": {
      "type": "string",
      "x-type": "date"
    },
    "readonly": true
  },
  "start": {
    "description": "The moment at which the first day begins; empty before the calendar is there.",
    "type": {
      "type": "string",
      "x-type": "date"
    },
    "readonly": true
  },
  "end": {
    "description": "The moment at which the last day ends; empty before the calendar is there.",
    "type": {
      "type": "string",
      "x-type": "date"
    },
    "readonly": true
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
  "readonly": {
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "dragging": {
    "description": "An item is being moved.",
    "selector": "[data-dragging]"
  }
}),
    list: {
  "prop": "items",
  "hasValues": false
},
    tag: "div",
  },
  "checkbox": {
    type: "checkbox",
    title: "Checkbox",
    description: "A checkbox or a switch.",
    props: table({
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The initial value; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": false
  },
  "label": {
    "description": "The visible label next to the box.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label next to the box.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "appearance": {
    "description": "A checkbox or a switch.",
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
      "description": "A checkbox or a switch."
    },
    "default": "checkbox"
  },
  "required": {
    "description": "Must be checked.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Must be checked.",
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
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "indeterminate": {
    "description": "Neither on nor off, such as for a partial selection.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Neither on nor off, such as for a partial selection.",
      "x-bind": true
    },
    "default": false
  },
  "size": {
    "description": "The width and height of the box. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "1.125rem",
      "description": "The width and height of the box. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "width",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "1.125rem"
  },
  "color": {
    "description": "The colour of the checked box. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The colour of the checked box. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "icon": {
    "description": "The icon of the checked box; a check mark when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The icon of the checked box; a check mark when absent.",
      "x-type": "icon"
    }
  },
  "containerPosition": {
    "description": "The side of the label and children.",
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
      "description": "The side of the label and children.",
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
    "description": "Checked or unchecked by the visitor.",
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "Resets to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "Whether it is checked.",
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "checked": {
    "description": "It is checked.",
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
    "description": "The HTML tag of the box.",
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
      "description": "The HTML tag of the box."
    },
    "default": "div"
  },
  "role": {
    "description": "The ARIA role, if the tag does not imply it.",
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
      "description": "The ARIA role, if the tag does not imply it.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name for screen readers, if the content does not provide it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name for screen readers, if the content does not provide it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "type": {
    "description": "`columns` side by side, `rows` stacked, `mosaic` wraps by units.",
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
      "description": "`columns` side by side, `rows` stacked, `mosaic` wraps by units.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "columns"
  },
  "lengthInUnit": {
    "description": "The number of units in a line of a mosaic.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 12,
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number of units in a line of a mosaic.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": 12
  },
  "grid": {
    "description": "The units of each child, repeated for further children; equal units when empty.",
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
      "description": "The units of each child, repeated for further children; equal units when empty.",
      "x-responsive": true,
      "x-bind": true
    },
    "default": []
  },
  "justifyContent": {
    "description": "Alignment along the main axis.",
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
      "description": "Alignment along the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "alignItems": {
    "description": "Alignment across the main axis.",
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
      "description": "Alignment across the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "stretch"
  },
  "rowGap": {
    "description": "The gap between rows. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "The gap between rows. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "rowGap",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "columnGap": {
    "description": "The gap between columns. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "The gap between columns. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "columnGap",
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
    description: "A table of rows sorted and paged by the server, with selection, inline editing and keyboard control. Of more than 100 rows, only those near the visible part are in the document: the browser's own search finds no others, and columns without a width share the space evenly.",
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
    "description": "The path of the unique id in a row; the index when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "The path of the unique id in a row; the index when absent."
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
            "description": "The id of the column; the cell slot of a custom column has this name."
          },
          "name": {
            "type": "string",
            "default": "",
            "description": "Heading.",
            "x-bind": true,
            "x-localized": true
          },
          "hint": {
            "type": "string",
            "default": "",
            "description": "An explanation of the column. The heading has a help mark that shows it on hover, focus and tap. Cards have no headings, so they show no hints.",
            "x-bind": true,
            "x-localized": true
          },
          "type": {
            "type": "string",
            "enum": [
              "value",
              "number",
              "date",
              "datetime",
              "checkbox",
              "select",
              "multiselect",
              "custom"
            ],
            "default": "value",
            "description": "How the value at `path` is shown: `value` as text, `number`, `date` and `datetime` in the format of the page's language, `checkbox` as a mark, `select` as the label of its option, `multiselect` as a list of labels. `custom` shows only the slot of the same id; the other types show the slot if there is one."
          },
          "path": {
            "type": "string",
            "x-field": "data",
            "default": "",
            "description": "The path of the value in a row."
          },
          "format": {
            "type": "string",
            "default": "",
            "description": "The format of the type `date` or `datetime`, with the tokens of the element `date`; `DD/MM/YYYY` or `DD/MM/YYYY HH:mm` when absent."
          },
          "fractionDigits": {
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "description": "The number of decimals of the type `number`; as many as the value has, at most 3, when absent."
          },
          "sortKey": {
            "type": "string",
            "default": "",
            "description": "The name by which the server sorts; the path when absent."
          },
          "width": {
            "type": "string",
            "default": "auto",
            "description": "The width, such as `120px`, `20%` or `minmax(8rem, 1fr)`. `auto` is the width of the content and a share of the room that is left; beside a column with `fr` it has no such share. With more than 100 rows, `auto` is `minmax(8rem, 1fr)`. A CSS value; `$token` refers to a token of the theme.",
            "x-css": "gridAutoColumns"
          },
          "resizable": {
            "type": "boolean",
            "default": false,
            "description": "The visitor can change the width: by dragging the edge of the heading, or with the arrow keys on it. A double click resets it."
          },
          "pin": {
            "type": "string",
            "enum": [
              "none",
              "start",
              "end"
            ],
            "default": "none",
            "description": "Keeps the column at that side of the grid while the others scroll."
          },
          "pickable": {
            "type": "boolean",
            "default": true,
            "description": "With `columnPicker`, the visitor can hide the column."
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
            "description": "The heading sorts the rows."
          },
          "align": {
            "type": "string",
            "enum": [
              "start",
              "center",
              "end"
            ],
            "description": "Alignment of the cells; `end` by default for the type `number`."
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
            "description": "Screens on which the column is hidden."
          },
          "editable": {
            "type": "boolean",
            "default": false,
            "description": "With `inlineEditing`, the value can be edited. In a column of type `custom` the slot shows its own control while `elements.<grid>.editingId` is the id of the row, and sends the value with the action `setCell`.",
            "x-bind": true
          },
          "editableType": {
            "type": "string",
            "enum": [
              "text",
              "textarea",
              "email",
              "tel",
              "number",
              "date",
              "datetime",
              "time",
              "checkbox",
              "select",
              "multiselect"
            ],
            "description": "The kind of editor; the one of `type` when absent, or `text`. A cleared number, date or time is null. A `date` or `time` of a moment changes that part of it, in the app's time zone."
          },
          "required": {
            "type": "boolean",
            "default": false,
            "description": "It cannot be empty."
          },
          "options": {
            "type": "array",
            "items": {
              "x-type": "unknown"
            },
            "default": [],
            "description": "The choices of the types `select` and `multiselect`: plain values, or records with `value` and `label`.",
            "x-type": "listOf(unknown)",
            "x-bind": true
          }
        }
      }
    },
    "default": []
  },
  "visibleColumns": {
    "description": "The ids of the visible columns in order; all columns when null. Unknown ids are ignored.",
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
        "type": "string",
        "minLength": 1
      },
      "description": "The ids of the visible columns in order; all columns when null. Unknown ids are ignored.",
      "x-bind": true
    }
  },
  "columnPicker": {
    "description": "Shows a button above the table that opens a list of the columns, to show or hide them. With `visibleColumns` the grid only emits `columnsChange`.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a button above the table that opens a list of the columns, to show or hide them. With `visibleColumns` the grid only emits `columnsChange`.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "columnPickerLabel": {
    "description": "The text of that button. It defaults to the page's language, such as `Columns`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of that button. It defaults to the page's language, such as `Columns`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "columnWidths": {
    "description": "Widths in pixels that replace the columns' own, such as `widths` of an earlier `columnResize`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "Widths in pixels that replace the columns' own, such as `widths` of an earlier `columnResize`.",
      "x-bind": true,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "width"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "The id of the column.",
            "minLength": 1
          },
          "width": {
            "type": "number",
            "minimum": 0,
            "maximum": 2147483647,
            "description": "The width in pixels."
          }
        }
      }
    },
    "default": []
  },
  "resizeLabel": {
    "description": "The accessible name of the edge that changes the width of a column. It defaults to the page's language, such as `Width of {name}`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the edge that changes the width of a column. It defaults to the page's language, such as `Width of {name}`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hintLabel": {
    "description": "The accessible name of the help mark of a column with `hint`. It defaults to the page's language, such as `About {name}`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the help mark of a column with `hint`. It defaults to the page's language, such as `About {name}`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name of the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "selectable": {
    "description": "Shows a column of checkboxes that select rows. With Shift, a click on a box, Space or the arrow keys selects all rows from the last one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a column of checkboxes that select rows. With Shift, a click on a box, Space or the arrow keys selects all rows from the last one.",
      "x-bind": true
    },
    "default": false
  },
  "keepSelection": {
    "description": "Selected rows stay selected after they leave `data`, as on another page. Without it they are deselected, so that an action never affects rows that are not shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Selected rows stay selected after they leave `data`, as on another page. Without it they are deselected, so that an action never affects rows that are not shown.",
      "x-bind": true
    },
    "default": false
  },
  "selectAllLabel": {
    "description": "The accessible name of the checkbox that selects all rows. It defaults to the page's language, such as `Select all`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the checkbox that selects all rows. It defaults to the page's language, such as `Select all`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "selectRowLabel": {
    "description": "The accessible name of a row's checkbox. It defaults to the page's language, such as `Select row`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of a row's checkbox. It defaults to the page's language, such as `Select row`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "selectColumnWidth": {
    "description": "The width of that column. A CSS value; `$token` refers to a token of the theme.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "44px",
      "description": "The width of that column. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "gridAutoColumns"
    },
    "default": "44px"
  },
  "inlineEditing": {
    "description": "Shows a column of buttons that edit rows inline, one at a time; F2 does the same.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a column of buttons that edit rows inline, one at a time; F2 does the same.",
      "x-bind": true
    },
    "default": false
  },
  "actionColumnWidth": {
    "description": "The width of that column. A CSS value; `$token` refers to a token of the theme.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "80px",
      "description": "The width of that column. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "gridAutoColumns"
    },
    "default": "80px"
  },
  "actionsLabel": {
    "description": "The heading of that column, for screen readers. It defaults to the page's language, such as `Actions`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of that column, for screen readers. It defaults to the page's language, such as `Actions`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "editLabel": {
    "description": "The accessible name of the button that starts editing a row. It defaults to the page's language, such as `Edit`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that starts editing a row. It defaults to the page's language, such as `Edit`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "deleteLabel": {
    "description": "The accessible name of the button that deletes a row; shown if a workflow runs on `deleteRow`. It defaults to the page's language, such as `Delete`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that deletes a row; shown if a workflow runs on `deleteRow`. It defaults to the page's language, such as `Delete`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "saveLabel": {
    "description": "The accessible name of the button that saves the edited row. It defaults to the page's language, such as `Save`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that saves the edited row. It defaults to the page's language, such as `Save`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "cancelLabel": {
    "description": "The accessible name of the button that cancels editing. It defaults to the page's language, such as `Cancel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that cancels editing. It defaults to the page's language, such as `Cancel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
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
    "description": "Keeps the headings visible while scrolling.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Keeps the headings visible while scrolling.",
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
  "alternateColor": {
    "description": "The other background. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The other background. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "verticalAlignment": {
    "description": "The vertical alignment in the cells.",
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
      "description": "The vertical alignment in the cells.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "middle"
  },
  "rowHeight": {
    "description": "The minimum height of a row. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "44px",
      "description": "The minimum height of a row. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "minHeight",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "44px"
  },
  "headerBackgroundColor": {
    "description": "The background of the headings; the one of the grid when absent. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of the headings; the one of the grid when absent. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "headerColor": {
    "description": "The text color of the headings. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text color of the headings. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "rowBackgroundColor": {
    "description": "The background of the rows; the one of the grid when absent. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of the rows; the one of the grid when absent. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "rowHoverColor": {
    "description": "The background of a row under the pointer, if rows can be opened or selected. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of a row under the pointer, if rows can be opened or selected. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "rowSelectedColor": {
    "description": "The background of selected rows and of the current one. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of selected rows and of the current one. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "borders": {
    "description": "The lines between rows and columns.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "rows",
        "columns",
        "all",
        "none"
      ],
      "default": "rows",
      "description": "The lines between rows and columns.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "rows"
  },
  "borderColor": {
    "description": "The color of those lines. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The color of those lines. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "borderWidth": {
    "description": "The width of those lines. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "1px",
      "description": "The width of those lines. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "borderTopWidth",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "1px"
  },
  "sortName": {
    "description": "The id of the sorted column, if the design controls it; otherwise the grid does.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The id of the sorted column, if the design controls it; otherwise the grid does.",
      "x-bind": true
    }
  },
  "sortOrder": {
    "description": "The order of that column.",
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
      "description": "The order of that column.",
      "x-bind": true
    }
  },
  "isFetching": {
    "description": "Whether rows are loading: at first placeholders are shown, later the rows are dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether rows are loading: at first placeholders are shown, later the rows are dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "skeletonRows": {
    "description": "The number of placeholders.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 5,
      "minimum": 1,
      "maximum": 50,
      "description": "The number of placeholders.",
      "x-bind": true
    },
    "default": 5
  },
  "emptyText": {
    "description": "The text for an empty table without the slot `empty`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text for an empty table without the slot `empty`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "currentId": {
    "description": "The id of the row whose details are open.",
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
      "description": "The id of the row whose details are open.",
      "x-bind": true
    }
  },
  "nextRowKey": {
    "description": "A key that moves the focus to the next row from anywhere outside a text field, such as `j`, while no dialog is open.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "A key that moves the focus to the next row from anywhere outside a text field, such as `j`, while no dialog is open.",
      "x-bind": true
    },
    "default": ""
  },
  "previousRowKey": {
    "description": "The same for the previous row, such as `k`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The same for the previous row, such as `k`.",
      "x-bind": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "*": {
    "description": "The cells of the column of that id.",
    "namesFrom": "columns[].id",
    "prop": "cells",
    "provides": {
      "item": "itemOf(data)",
      "index": "number"
    }
  },
  "card": {
    "description": "A whole row on mobile: the row is a card, with the box of `selectable` and the buttons of `inlineEditing`. It has neither headings to sort by nor the box that selects all rows.",
    "provides": {
      "item": "itemOf(data)",
      "index": "number"
    }
  },
  "empty": {
    "description": "Shown in an empty table."
  }
}),
    events: table({ ...commonEvents, 
  "sort": {
    "description": "A heading was clicked: ASC first, then DESC.",
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
    "description": "An edited row was saved, and its fields are valid: `value` is the newest row with the values that someone has changed, and `changes` has only these. The grid shows it until `data` has a new row. If the server rejects it, call `cancelUpdate` with `event.cancel`.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "value",
        "changes",
        "index",
        "cancel"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "value": {
          "x-type": "itemOf(data)"
        },
        "changes": {
          "x-type": "changesOf(data)",
          "description": "The fields of the row that were changed. As `data` of an update, it writes nothing else."
        },
        "index": {
          "type": "number"
        },
        "cancel": {
          "type": "string",
          "description": "Identifies this edit. The action `cancelUpdate` with it shows the old values again."
        }
      }
    },
    "tellsItems": true,
    "common": false
  },
  "deleteRow": {
    "description": "The delete button of a row was pressed.",
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
  "columnsChange": {
    "description": "The visitor showed or hid a column: `columns` are the ids of the visible ones, in order.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "columns"
      ],
      "properties": {
        "columns": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "common": false
  },
  "columnResize": {
    "description": "The visitor changed the width of a column, or reset it: then `width` is null. `widths` has all changed columns, for `columnWidths`.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "width",
        "widths"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "width": {
          "type": [
            "number",
            "null"
          ]
        },
        "widths": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "width"
            ],
            "properties": {
              "id": {
                "type": "string"
              },
              "width": {
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
    actions: table({
  "clearSelection": {
    "args": {},
    "description": "Clears the selection."
  },
  "selectAll": {
    "args": {
      "rows": {
        "type": "array",
        "items": {
          "x-type": "unknown"
        }
      }
    },
    "description": "Selects all rows, or `rows`, which with `keepSelection` may be of other pages."
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
    "description": "Moves the keyboard focus to a row and scrolls it into view."
  },
  "openNext": {
    "args": {},
    "description": "Opens the row after `activeRow`, or the first one without an active row, as a click does, and scrolls it into view; does nothing after the last row."
  },
  "openPrevious": {
    "args": {},
    "description": "Opens the row before `activeRow`, if any, and scrolls it into view."
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
    "description": "Starts editing a row."
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
    "description": "Shows the row of `data` again, without any edit that was sent."
  },
  "setCell": {
    "args": {
      "column": {
        "type": "string"
      },
      "value": {
        "x-type": "unknown"
      }
    },
    "description": "Sets the new value of a column in the edited row, from the slot of a custom column. Saving the row sends it, canceling drops it."
  },
  "cancelUpdate": {
    "args": {
      "cancel": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "description": "Shows the values before an edit again, such as after the server rejected it: `cancel` is `event.cancel` of `updateRow`. Does nothing once `data` has a new row."
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
    "description": "The sorting chosen by the visitor; `name` is null before that.",
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
    "description": "The current row: the one whose details are open, else the last one with the focus; null before that.",
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
    "description": "The id of the row being edited, or null.",
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
    "description": "Rows are loading.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "It has no rows.",
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
    description: "Days, moments, times, months or years, chosen in a calendar: one, a range, or several. The value of `datetime` is an ISO moment, of `date` a day `YYYY-MM-DD`, of `time` `HH:mm:ss`, of `month` `YYYY-MM`, of `year` `YYYY`. Its style can set the custom properties of `docs/date-picker.md`.",
    props: table({
  "selectionMode": {
    "description": "`single` for one value, `range` for the two ends of a range, `multi` for any number of days or moments.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "single",
        "range",
        "multi"
      ],
      "default": "single",
      "description": "`single` for one value, `range` for the two ends of a range, `multi` for any number of days or moments."
    },
    "default": "single"
  },
  "dateMode": {
    "description": "What is chosen. `time`, `month` and `year` cannot be used with `multi`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "datetime",
        "date",
        "time",
        "month",
        "year"
      ],
      "default": "datetime",
      "description": "What is chosen. `time`, `month` and `year` cannot be used with `multi`."
    },
    "default": "datetime"
  },
  "timezone": {
    "description": "The time zone of days and times: `locale` for the app's (`timeZone` of design.json, else the browser's), or an IANA name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "locale",
      "description": "The time zone of days and times: `locale` for the app's (`timeZone` of design.json, else the browser's), or an IANA name.",
      "x-bind": true,
      "x-literal": "time-zone"
    },
    "default": "locale"
  },
  "enableSeconds": {
    "description": "With `datetime` and `time`, times have seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `datetime` and `time`, times have seconds.",
      "x-bind": true
    },
    "default": false
  },
  "use24": {
    "description": "Times have 24 hours; otherwise 12 with AM and PM.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Times have 24 hours; otherwise 12 with AM and PM.",
      "x-bind": true
    },
    "default": true
  },
  "minuteIncrement": {
    "description": "The step of the list of minutes and of the arrow keys. Others can be typed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 30,
      "default": 5,
      "description": "The step of the list of minutes and of the arrow keys. Others can be typed.",
      "x-bind": true
    },
    "default": 5
  },
  "secondIncrement": {
    "description": "The step of the list of seconds and of the arrow keys. Others can be typed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 30,
      "default": 5,
      "description": "The step of the list of seconds and of the arrow keys. Others can be typed.",
      "x-bind": true
    },
    "default": 5
  },
  "minTime": {
    "description": "The first time of day that can be chosen, such as `08:00`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The first time of day that can be chosen, such as `08:00`.",
      "x-bind": true
    },
    "default": ""
  },
  "maxTime": {
    "description": "The last time of day that can be chosen, such as `18:00`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The last time of day that can be chosen, such as `18:00`.",
      "x-bind": true
    },
    "default": ""
  },
  "allowedHours": {
    "description": "Only these hours can be chosen, from 0 to 23; all when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 23
      },
      "default": [],
      "description": "Only these hours can be chosen, from 0 to 23; all when empty.",
      "x-bind": true
    },
    "default": []
  },
  "ignoreTimeValidation": {
    "description": "`minDate` and `maxDate` count as whole days, whatever their times.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "`minDate` and `maxDate` count as whole days, whatever their times.",
      "x-bind": true
    },
    "default": false
  },
  "initValueSingle": {
    "description": "The initial value with `single`; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The initial value with `single`; a bound value is applied again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueRangeStart": {
    "description": "The initial start with `range`; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The initial start with `range`; a bound value is applied again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueRangeEnd": {
    "description": "The initial end with `range`; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The initial end with `range`; a bound value is applied again whenever it changes.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueMulti": {
    "description": "The initial values with `multi`; a bound value is applied again whenever it changes.",
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
        "x-type": "date"
      },
      "description": "The initial values with `multi`; a bound value is applied again whenever it changes.",
      "x-bind": true
    }
  },
  "multiDatesLimit": {
    "description": "The maximum number of values with `multi`; 0 for any.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 0,
      "description": "The maximum number of values with `multi`; 0 for any.",
      "x-bind": true
    },
    "default": 0
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "The text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "textInput": {
    "description": "The date can be typed: the text of the control is a field, beside the button of the calendar. It is taken after a second, by Enter and when the field is left. It is read in the order of the format, with any signs between the parts or none, with two digits of the year, and with names of months. A text that is unclear stays, and the form is not sent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The date can be typed: the text of the control is a field, beside the button of the calendar. It is taken after a second, by Enter and when the field is left. It is read in the order of the format, with any signs between the parts or none, with two digits of the year, and with names of months. A text that is unclear stays, and the form is not sent."
    },
    "default": false
  },
  "format": {
    "description": "The format of the closed control: by default `DD/MM/YYYY`, with `time` the hours of `use24`, with `month` `MMMM YYYY`, with `year` `YYYY`.",
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
        "HH:mm",
        "HH:mm:ss",
        "h:mm A",
        "h:mm:ss A",
        "MMMM YYYY",
        "MM/YYYY",
        "YYYY",
        "custom"
      ],
      "description": "The format of the closed control: by default `DD/MM/YYYY`, with `time` the hours of `use24`, with `month` `MMMM YYYY`, with `year` `YYYY`."
    }
  },
  "customFormat": {
    "description": "The format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets.",
      "x-bind": true
    },
    "default": ""
  },
  "lang": {
    "description": "The language of the calendar: `pageLang` for the page's, or a language tag such as `pt-BR`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "pageLang",
      "description": "The language of the calendar: `pageLang` for the page's, or a language tag such as `pt-BR`.",
      "x-bind": true,
      "x-literal": "language"
    },
    "default": "pageLang"
  },
  "presets": {
    "description": "Values or ranges chosen with one press, listed next to the calendar. They are applied at once.",
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
            "minLength": 1,
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
      "description": "Values or ranges chosen with one press, listed next to the calendar. They are applied at once."
    },
    "default": []
  },
  "presetsLabel": {
    "description": "The accessible name of the list of presets.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the list of presets.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "rangeMode": {
    "description": "`auto` chooses a range of fixed length with one press, `minmax` limits its length. Lengths are in days, or in months or years with these modes.",
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
      "description": "`auto` chooses a range of fixed length with one press, `minmax` limits its length. Lengths are in days, or in months or years with these modes.",
      "x-bind": true
    },
    "default": "free"
  },
  "autoRange": {
    "description": "How many days, months or years after its start a range with `auto` ends: 6 is a week of days.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 1,
      "description": "How many days, months or years after its start a range with `auto` ends: 6 is a week of days.",
      "x-bind": true
    },
    "default": 1
  },
  "minRange": {
    "description": "The minimum length of a range with `minmax`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 2,
      "description": "The minimum length of a range with `minmax`.",
      "x-bind": true
    },
    "default": 2
  },
  "maxRange": {
    "description": "The maximum length of a range with `minmax`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 7,
      "description": "The maximum length of a range with `minmax`.",
      "x-bind": true
    },
    "default": 7
  },
  "enablePartialRange": {
    "description": "A range may have only a start.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "A range may have only a start.",
      "x-bind": true
    },
    "default": true
  },
  "noDisabledRange": {
    "description": "A range may not include a disabled day.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A range may not include a disabled day.",
      "x-bind": true
    },
    "default": false
  },
  "minDate": {
    "description": "The first day that can be chosen, or the first moment if it has a time. With `month` and `year`, its month or year.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The first day that can be chosen, or the first moment if it has a time. With `month` and `year`, its month or year.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "maxDate": {
    "description": "The last day that can be chosen, or the last moment if it has a time. With `month` and `year`, its month or year.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The last day that can be chosen, or the last moment if it has a time. With `month` and `year`, its month or year.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "preventMinMaxNavigation": {
    "description": "Months outside `minDate` and `maxDate` cannot be shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Months outside `minDate` and `maxDate` cannot be shown.",
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
    "description": "Only these days can be chosen, or their months or years; all when empty.",
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
      "description": "Only these days can be chosen, or their months or years; all when empty.",
      "x-bind": true
    },
    "default": []
  },
  "disabledDates": {
    "description": "Days that cannot be chosen. Months and years ignore them.",
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
      "description": "Days that cannot be chosen. Months and years ignore them.",
      "x-bind": true
    },
    "default": []
  },
  "disabledWeekDays": {
    "description": "Days of the week that cannot be chosen, from 0 for Sunday. Months and years ignore them.",
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
      "description": "Days of the week that cannot be chosen, from 0 for Sunday. Months and years ignore them.",
      "x-bind": true
    },
    "default": []
  },
  "weekStart": {
    "description": "The first day of the week, from 0 for Sunday.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "default": 1,
      "description": "The first day of the week, from 0 for Sunday.",
      "x-bind": true
    },
    "default": 1
  },
  "weekNumbers": {
    "description": "Week numbers: `local` by `weekStart`, `iso` by ISO 8601.",
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
      "description": "Week numbers: `local` by `weekStart`, `iso` by ISO 8601.",
      "x-bind": true
    },
    "default": "none"
  },
  "hideOffsetDates": {
    "description": "Hides the days of adjacent months.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Hides the days of adjacent months.",
      "x-bind": true
    },
    "default": false
  },
  "trimWeeks": {
    "description": "Shows only the weeks of the month, instead of always six rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows only the weeks of the month, instead of always six rows.",
      "x-bind": true
    },
    "default": false
  },
  "disableMonthYearSelect": {
    "description": "Shows month and year as text instead of lists to choose from.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows month and year as text instead of lists to choose from.",
      "x-bind": true
    },
    "default": false
  },
  "enableFlow": {
    "description": "Guides through the steps of `flowSteps` when the calendar opens.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Guides through the steps of `flowSteps` when the calendar opens."
    },
    "default": false
  },
  "flowSteps": {
    "description": "The steps of `enableFlow`, in their order. `hours`, `minutes` and `seconds` are lists, `time` has the fields; in a range both ends have their lists.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "month",
          "year",
          "calendar",
          "time",
          "minutes",
          "hours",
          "seconds"
        ]
      },
      "default": [
        "month",
        "year",
        "calendar",
        "time"
      ],
      "description": "The steps of `enableFlow`, in their order. `hours`, `minutes` and `seconds` are lists, `time` has the fields; in a range both ends have their lists."
    },
    "default": [
      "month",
      "year",
      "calendar",
      "time"
    ]
  },
  "enableCalendarOnly": {
    "description": "Shows the calendar itself, always open, instead of a control that opens it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows the calendar itself, always open, instead of a control that opens it."
    },
    "default": false
  },
  "calendarOnlyFit": {
    "description": "With `enableCalendarOnly`, whether the calendar fills the width or is centred.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "stretch",
        "center"
      ],
      "default": "stretch",
      "description": "With `enableCalendarOnly`, whether the calendar fills the width or is centred."
    },
    "default": "stretch"
  },
  "enableMultiCalendars": {
    "description": "Shows several months side by side; one at a time on mobile.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows several months side by side; one at a time on mobile."
    },
    "default": false
  },
  "multiCalendars": {
    "description": "The number of months with `enableMultiCalendars`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 2,
      "maximum": 4,
      "default": 2,
      "description": "The number of months with `enableMultiCalendars`."
    },
    "default": 2
  },
  "multiCalendarsSolo": {
    "description": "With `enableMultiCalendars`, each month has its own buttons.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `enableMultiCalendars`, each month has its own buttons."
    },
    "default": false
  },
  "orientation": {
    "description": "With `enableMultiCalendars`, months are side by side or below each other.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "horizontal",
        "vertical"
      ],
      "default": "horizontal",
      "description": "With `enableMultiCalendars`, months are side by side or below each other."
    },
    "default": "horizontal"
  },
  "navigationStep": {
    "description": "How many months the buttons and a swipe move; 0 for the number of visible months.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 12,
      "default": 1,
      "description": "How many months the buttons and a swipe move; 0 for the number of visible months.",
      "x-bind": true
    },
    "default": 1
  },
  "transition": {
    "description": "How the calendar changes its month: the slides go left or right, or up or down.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "fade",
        "slide-h",
        "slide-v"
      ],
      "default": "none",
      "description": "How the calendar changes its month: the slides go left or right, or up or down.",
      "x-bind": true
    },
    "default": "none"
  },
  "menuPosition": {
    "description": "The position of the calendar.",
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
      "description": "The position of the calendar."
    },
    "default": "left"
  },
  "autoApply": {
    "description": "Applies a choice at once, without `Select` and `Cancel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Applies a choice at once, without `Select` and `Cancel`.",
      "x-bind": true
    },
    "default": false
  },
  "closeOnAutoApply": {
    "description": "With `autoApply`, closes the calendar when the choice is complete.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "With `autoApply`, closes the calendar when the choice is complete.",
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
    "description": "A choice is required; the visitor cannot clear it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A choice is required; the visitor cannot clear it.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "clearIcon": {
    "description": "Shows a clear button.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a clear button.",
      "x-bind": true
    },
    "default": false
  },
  "nowButton": {
    "description": "Shows a button that chooses the present day or moment.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a button that chooses the present day or moment.",
      "x-bind": true
    },
    "default": false
  },
  "clearLabel": {
    "description": "The accessible name of the clear button; by default in the page's language, if that is English or Portuguese.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the clear button; by default in the page's language, if that is English or Portuguese.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "selectText": {
    "description": "The text of the button that applies the choice; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button that applies the choice; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "cancelText": {
    "description": "The text of the button that cancels the choice; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button that cancels the choice; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "nowText": {
    "description": "The text of the button of `nowButton`; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button of `nowButton`; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "previousLabel": {
    "description": "The accessible name of the button for the previous month; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button for the previous month; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "nextLabel": {
    "description": "The accessible name of the button for the next month; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button for the next month; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "timeLabel": {
    "description": "The label of the time; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The label of the time; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "startTimeLabel": {
    "description": "The label of the time of the first day; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The label of the time of the first day; default as for `clearLabel`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "endTimeLabel": {
    "description": "The label of the time of the last day; default as for `clearLabel`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The label of the time of the last day; default as for `clearLabel`.",
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
    "description": "The visitor chose another value.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "start",
        "end",
        "values"
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
        },
        "values": {
          "type": "array",
          "items": {
            "x-type": "date"
          }
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured value changed and was applied.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "start",
        "end",
        "values"
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
        },
        "values": {
          "type": "array",
          "items": {
            "x-type": "date"
          }
        }
      }
    },
    "common": false
  },
  "invalidSelect": {
    "description": "The visitor tried to apply an incomplete choice, or one out of range.",
    "common": false
  },
  "invalidFixedRange": {
    "description": "With `auto`, the range from this day, month or year would include some that cannot be chosen.",
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
  "flowStep": {
    "description": "A further step of `enableFlow` began.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "step"
      ],
      "properties": {
        "step": {
          "type": "string",
          "enum": [
            "month",
            "year",
            "calendar",
            "time",
            "minutes",
            "hours",
            "seconds"
          ]
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
    "description": "Moves the keyboard focus to the element."
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
      },
      "values": {
        "type": "array",
        "items": {
          "x-type": "date"
        }
      }
    },
    "description": "Sets the value, the range, or the values of `multi`."
  },
  "clear": {
    "args": {},
    "description": "Clears the choice."
  },
  "open": {
    "args": {},
    "description": "Opens the calendar."
  },
  "close": {
    "args": {},
    "description": "Closes the calendar and discards a choice that was not applied."
  }
}),
    variables: table({
  "value": {
    "description": "The chosen value with `single`, or null.",
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
    "description": "The start of the chosen range, or null.",
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
    "description": "The end of the chosen range, or null.",
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
  "values": {
    "description": "The chosen values with `multi`, in chronological order.",
    "type": {
      "type": "array",
      "items": {
        "x-type": "date"
      }
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
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
  "date-time-picker": {
    type: "date-time-picker",
    title: "Date picker (deprecated)",
    description: "The older date picker, for imported designs: a day, a moment, a time, or a range of them, applied as soon as it is chosen. New designs use `date-picker`.",
    props: table({
  "mode": {
    "description": "`date` for days, `datetime` for moments, `time` for times.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "date",
        "datetime",
        "time"
      ],
      "default": "date",
      "description": "`date` for days, `datetime` for moments, `time` for times."
    },
    "default": "date"
  },
  "selectAlsoTime": {
    "description": "The mode is `datetime`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The mode is `datetime`."
    },
    "default": false
  },
  "onlyTime": {
    "description": "The mode is `time`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The mode is `time`."
    },
    "default": false
  },
  "isRange": {
    "description": "A range is chosen, with `initValueStart` and `initValueEnd`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A range is chosen, with `initValueStart` and `initValueEnd`."
    },
    "default": false
  },
  "initValue": {
    "description": "The initial value; a bound value is applied again whenever it changes. More than 1000 characters are invalid.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The initial value; a bound value is applied again whenever it changes. More than 1000 characters are invalid.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueStart": {
    "description": "The initial start with `isRange`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The initial start with `isRange`.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "initValueEnd": {
    "description": "The initial end with `isRange`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The initial end with `isRange`.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "showOn": {
    "description": "When the calendar is visible: always, while the pointer or the focus is on the control, or after a click.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "alwaysVisible",
        "hover",
        "click"
      ],
      "default": "hover",
      "description": "When the calendar is visible: always, while the pointer or the focus is on the control, or after a click."
    },
    "default": "hover"
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "The text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "textInput": {
    "description": "The date can be typed: the text of the control is a field, beside the button of the calendar. It is taken after a second, by Enter and when the field is left. It is read in the order of the format, with any signs between the parts or none, with two digits of the year, and with names of months. A text that is unclear stays, and the form is not sent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The date can be typed: the text of the control is a field, beside the button of the calendar. It is taken after a second, by Enter and when the field is left. It is read in the order of the format, with any signs between the parts or none, with two digits of the year, and with names of months. A text that is unclear stays, and the form is not sent."
    },
    "default": false
  },
  "mask": {
    "description": "The format of the value, as for `customFormat` of `date-picker`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "YYYY-MM-DD HH:mm A",
      "description": "The format of the value, as for `customFormat` of `date-picker`.",
      "x-bind": true
    },
    "default": "YYYY-MM-DD HH:mm A"
  },
  "masks": {
    "description": "The formats of texts in the calendar, as for `customFormat` of `date-picker`; `W` to `WWWW` is a weekday, from its first letter to the whole name. Without a mask a text has the usual form of the language.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "title": {
          "type": "string",
          "minLength": 1,
          "description": "The month above its days."
        },
        "weekdays": {
          "type": "string",
          "minLength": 1,
          "description": "The heads of the columns of days; one letter each by default."
        },
        "navMonths": {
          "type": "string",
          "minLength": 1,
          "description": "The months to choose from."
        },
        "dayPopover": {
          "type": "string",
          "minLength": 1,
          "description": "The head of the popover of a day."
        }
      },
      "description": "The formats of texts in the calendar, as for `customFormat` of `date-picker`; `W` to `WWWW` is a weekday, from its first letter to the whole name. Without a mask a text has the usual form of the language."
    }
  },
  "lang": {
    "description": "The language of the calendar: `pageLang` for the page's, or a language tag.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "pageLang",
      "description": "The language of the calendar: `pageLang` for the page's, or a language tag.",
      "x-bind": true,
      "x-literal": "language"
    },
    "default": "pageLang"
  },
  "timezone": {
    "description": "The time zone, as for `date-picker`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "locale",
      "description": "The time zone, as for `date-picker`.",
      "x-bind": true,
      "x-literal": "time-zone"
    },
    "default": "locale"
  },
  "color": {
    "description": "The colour of chosen days.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "gray",
        "red",
        "orange",
        "yellow",
        "green",
        "teal",
        "blue",
        "indigo",
        "purple",
        "pink"
      ],
      "default": "gray",
      "description": "The colour of chosen days.",
      "x-bind": true
    },
    "default": "gray"
  },
  "isDarkMode": {
    "description": "The calendar is dark, whatever the theme of the app.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The calendar is dark, whatever the theme of the app.",
      "x-bind": true
    },
    "default": false
  },
  "rows": {
    "description": "The number of rows of months; 1 on mobile.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 12,
      "default": 1,
      "description": "The number of rows of months; 1 on mobile.",
      "x-bind": true
    },
    "default": 1
  },
  "columns": {
    "description": "The number of months in a row; 1 on mobile.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 12,
      "default": 1,
      "description": "The number of months in a row; 1 on mobile.",
      "x-bind": true
    },
    "default": 1
  },
  "step": {
    "description": "How many months the buttons move; 0 for the number of visible months.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 12,
      "default": 0,
      "description": "How many months the buttons move; 0 for the number of visible months.",
      "x-bind": true
    },
    "default": 0
  },
  "transition": {
    "description": "How the calendar changes its month.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "none",
        "fade",
        "slide-h",
        "slide-v"
      ],
      "default": "slide-h",
      "description": "How the calendar changes its month.",
      "x-bind": true
    },
    "default": "slide-h"
  },
  "trimWeeks": {
    "description": "Shows only the weeks of the month, instead of always six rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows only the weeks of the month, instead of always six rows.",
      "x-bind": true
    },
    "default": false
  },
  "firstDayOfWeek": {
    "description": "The first day of the week, from 1 for Sunday to 7; 0 for the day that is usual in the language.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 7,
      "default": 0,
      "description": "The first day of the week, from 1 for Sunday to 7; 0 for the day that is usual in the language.",
      "x-bind": true
    },
    "default": 0
  },
  "minDate": {
    "description": "The first day that can be chosen; earlier months are not shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The first day that can be chosen; earlier months are not shown.",
      "x-type": "date",
      "x-bind": true
    }
  },
  "maxDate": {
    "description": "The last day that can be chosen; later months are not shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "null"
      ],
      "description": "The last day that can be chosen; later months are not shown.",
      "x-type": "date",
      "x-bind": true
    }
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
  "minuteIncrement": {
    "description": "The step of the list of minutes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 30,
      "default": 1,
      "description": "The step of the list of minutes.",
      "x-bind": true
    },
    "default": 1
  },
  "validHours": {
    "description": "Only these hours can be chosen; all when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 23
      },
      "default": [],
      "description": "Only these hours can be chosen; all when empty.",
      "x-bind": true
    },
    "default": []
  },
  "is24hr": {
    "description": "Times have 24 hours; otherwise 12 with AM and PM.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Times have 24 hours; otherwise 12 with AM and PM.",
      "x-bind": true
    },
    "default": true
  },
  "isRequired": {
    "description": "The visitor cannot clear the value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The visitor cannot clear the value.",
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
  "attributes": {
    "description": "Marks on days.",
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
          "key",
          "dates"
        ],
        "properties": {
          "key": {
            "type": "string",
            "description": "The name of the mark, for `dayClick`."
          },
          "dates": {
            "type": "array",
            "items": {
              "x-type": "date"
            },
            "description": "The marked days.",
            "x-bind": true
          },
          "highlight": {
            "type": "boolean",
            "description": "Marks the days by a background."
          },
          "dot": {
            "type": "boolean",
            "description": "Marks the days by a dot."
          },
          "bar": {
            "type": "boolean",
            "description": "Marks the days by a bar."
          },
          "color": {
            "type": "string",
            "enum": [
              "gray",
              "red",
              "orange",
              "yellow",
              "green",
              "teal",
              "blue",
              "indigo",
              "purple",
              "pink"
            ],
            "description": "The colour of the mark."
          },
          "popover": {
            "type": "string",
            "description": "A text about the days: in a popover while the pointer or the focus is on one of them, and in their names for screen readers.",
            "x-localized": true,
            "x-bind": true
          },
          "order": {
            "type": "integer",
            "maximum": 2147483647,
            "description": "Of several backgrounds on a day, the highest one is shown."
          },
          "customData": {
            "x-type": "unknown",
            "description": "Data for `dayClick`.",
            "x-bind": true
          },
          "pinPage": {
            "type": "boolean",
            "description": "The calendar opens at the first of these days while nothing is chosen."
          }
        }
      },
      "default": [],
      "description": "Marks on days."
    },
    "default": []
  }
}),
    children: "none",
    slots: table({
  "dateElement": {
    "description": "The content of the control, in place of the formatted value."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose another value.",
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
    "description": "The configured value changed and was applied.",
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
  "dayClick": {
    "description": "The visitor pressed a marked day.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "day",
        "keys",
        "customData"
      ],
      "properties": {
        "day": {
          "x-type": "date"
        },
        "keys": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "customData": {
          "type": "array",
          "items": {
            "x-type": "unknown"
          }
        }
      }
    },
    "common": false
  },
  "pagesChange": {
    "description": "The visible months changed.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "pages"
      ],
      "properties": {
        "pages": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "key",
              "month",
              "year",
              "weeks",
              "title",
              "monthLabel",
              "yearLabel",
              "days"
            ],
            "properties": {
              "key": {
                "type": "string"
              },
              "month": {
                "type": "integer"
              },
              "year": {
                "type": "integer"
              },
              "weeks": {
                "type": "integer"
              },
              "title": {
                "type": "string"
              },
              "monthLabel": {
                "type": "string"
              },
              "yearLabel": {
                "type": "string"
              },
              "days": {
                "type": "array",
                "items": {
                  "x-type": "date"
                }
              }
            }
          }
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Moves the keyboard focus to the element."
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
    "description": "Sets the value, or the range."
  },
  "clear": {
    "args": {},
    "description": "Clears the value."
  },
  "open": {
    "args": {},
    "description": "Opens the calendar."
  },
  "close": {
    "args": {},
    "description": "Closes the calendar."
  },
  "move": {
    "args": {
      "to": {
        "x-type": "date"
      }
    },
    "description": "Shows the month of a day; fails while the calendar is not visible, and outside `minDate` and `maxDate`."
  }
}),
    variables: table({
  "value": {
    "description": "The chosen value, or null.",
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
    "description": "The start of the chosen range, or null.",
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
    "description": "The end of the chosen range, or null.",
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
  "valueParts": {
    "description": "The time of day of the value; `isValid` is false without one.",
    "type": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "hours",
        "minutes",
        "seconds",
        "milliseconds",
        "isValid"
      ],
      "properties": {
        "hours": {
          "type": "integer"
        },
        "minutes": {
          "type": "integer"
        },
        "seconds": {
          "type": "integer"
        },
        "milliseconds": {
          "type": "integer"
        },
        "isValid": {
          "type": "boolean"
        }
      }
    },
    "readonly": true
  },
  "startParts": {
    "description": "The time of day of the start.",
    "type": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "hours",
        "minutes",
        "seconds",
        "milliseconds",
        "isValid"
      ],
      "properties": {
        "hours": {
          "type": "integer"
        },
        "minutes": {
          "type": "integer"
        },
        "seconds": {
          "type": "integer"
        },
        "milliseconds": {
          "type": "integer"
        },
        "isValid": {
          "type": "boolean"
        }
      }
    },
    "readonly": true
  },
  "endParts": {
    "description": "The time of day of the end.",
    "type": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "hours",
        "minutes",
        "seconds",
        "milliseconds",
        "isValid"
      ],
      "properties": {
        "hours": {
          "type": "integer"
        },
        "minutes": {
          "type": "integer"
        },
        "seconds": {
          "type": "integer"
        },
        "milliseconds": {
          "type": "integer"
        },
        "isValid": {
          "type": "boolean"
        }
      }
    },
    "readonly": true
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
  "readonly": {
    "description": "It is read-only.",
    "selector": "[data-readonly]"
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
    successor: "date-picker",
    tag: "div",
  },
  "date": {
    type: "date",
    title: "Date",
    description: "A formatted date.",
    props: table({
  "date": {
    "description": "An ISO string.",
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
      "description": "An ISO string.",
      "x-type": "date",
      "x-bind": true
    },
    "default": ""
  },
  "format": {
    "description": "The format.",
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
      "description": "The format."
    },
    "default": "DD/MM/YYYY"
  },
  "customFormat": {
    "description": "The format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets."
    },
    "default": ""
  },
  "tag": {
    "description": "The HTML tag. A link replaces `span`, `p` and `div` with an `a`, and puts an `a` inside other tags.",
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
      "description": "The HTML tag. A link replaces `span`, `p` and `div` with an `a`, and puts an `a` inside other tags."
    },
    "default": "time"
  },
  "emptyText": {
    "description": "The text shown without a date.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text shown without a date.",
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
    "selector": ":is(:focus-visible, :where([data-link]):has(> :focus-visible))"
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
    description: "A list whose items can be reordered by mouse, touch or keyboard.",
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
    "description": "The path of the unique key in an item; plain values are their own key.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "id",
      "description": "The path of the unique key in an item; plain values are their own key."
    },
    "default": "id"
  },
  "labelField": {
    "description": "The path of an item's name, for screen readers.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "label",
      "description": "The path of an item's name, for screen readers."
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
    "description": "Where the pointer can drag an item. The keyboard always uses the handle.",
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
      "description": "Where the pointer can drag an item. The keyboard always uses the handle."
    },
    "default": "handle"
  },
  "handlePosition": {
    "description": "The side of the handle.",
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
      "description": "The side of the handle.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "start"
  },
  "gap": {
    "description": "The space between items. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "The space between items. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "rowGap",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "disabled": {
    "description": "Disables reordering and hides the handles.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disables reordering and hides the handles.",
      "x-bind": true
    },
    "default": false
  },
  "handleLabel": {
    "description": "The accessible name of a handle; `{item}` is the name of the item. Like all texts of this list, it defaults to the page's language: Portuguese, otherwise English.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of a handle; `{item}` is the name of the item. Like all texts of this list, it defaults to the page's language: Portuguese, otherwise English.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "instructionsText": {
    "description": "How to move an item by keyboard, announced with its handle.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "How to move an item by keyboard, announced with its handle.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "liftedText": {
    "description": "Announced when an item is lifted; `{item}`, `{position}` and `{count}` are its name, its position and the number of items.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when an item is lifted; `{item}`, `{position}` and `{count}` are its name, its position and the number of items.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "movedText": {
    "description": "Announced at each position on the way, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced at each position on the way, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "droppedText": {
    "description": "Announced when the item is dropped, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the item is dropped, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "canceledText": {
    "description": "Announced when the move is cancelled, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the move is cancelled, with the same placeholders.",
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
    "description": "The visitor dropped an item at another position.",
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
    "description": "Shows the order of `items` again, such as after a rejected change."
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
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "dragging": {
    "description": "An item is being moved.",
    "selector": "[data-dragging]"
  },
  "empty": {
    "description": "The list is empty.",
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
    description: "A panel that opens next to its trigger.",
    props: table({
  "triggerType": {
    "description": "What opens the panel.",
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
      "description": "What opens the panel."
    },
    "default": "click"
  },
  "kind": {
    "description": "`menu` adds the keyboard control and roles of a menu to the buttons inside.",
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
      "description": "`menu` adds the keyboard control and roles of a menu to the buttons inside."
    },
    "default": "panel"
  },
  "position": {
    "description": "The side of the trigger.",
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
      "description": "The side of the trigger."
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
    "description": "The offset along the side. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0px",
      "description": "The offset along the side. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "left",
      "x-bind": true
    },
    "default": "0px"
  },
  "offsetY": {
    "description": "The distance from the trigger. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "4px",
      "description": "The distance from the trigger. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "top",
      "x-bind": true
    },
    "default": "4px"
  },
  "zIndex": {
    "description": "The stacking order among layers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The stacking order among layers.",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "disabled": {
    "description": "Cannot be opened.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be opened.",
      "x-bind": true
    },
    "default": false
  },
  "animated": {
    "description": "Opens with a short animation.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Opens with a short animation.",
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
  },
  "history": {
    "description": "Opening the panel adds an entry to the browser history, and Back closes the panel before it leaves the page. Closing it in any other way removes the entry. Opening it by hover adds none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "push"
      ],
      "description": "Opening the panel adds an entry to the browser history, and Back closes the panel before it leaves the page. Closing it in any other way removes the entry. Opening it by hover adds none."
    }
  }
}),
    children: "none",
    slots: table({
  "trigger": {
    "description": "The trigger; a button inside it gets the ARIA attributes."
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
    description: "Content that the button above it opens and closes.",
    props: table({
  "value": {
    "description": "Whether it is open at first; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether it is open at first; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": false
  },
  "text": {
    "description": "The text of the button; replaced by the slots `toggle` and `activeToggle`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button; replaced by the slots `toggle` and `activeToggle`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name of the button, if its content does not provide it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button, if its content does not provide it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "heading": {
    "description": "The level of the heading around the button, for screen readers; `none` for no heading.",
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
      "description": "The level of the heading around the button, for screen readers; `none` for no heading."
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
    "description": "Closed content keeps its input.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Closed content keeps its input."
    },
    "default": true
  }
}),
    children: "many",
    slots: table({
  "toggle": {
    "description": "Inside the button, instead of the text; no controls."
  },
  "activeToggle": {
    "description": "Inside the button while open, instead of `toggle`; no controls."
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "Toggles it."
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
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  }
}),
    tag: "div",
  },
  "file-picker": {
    type: "file-picker",
    title: "File picker",
    description: "Lets the visitor choose or drop files. Files of a wrong type or size are rejected with a message.",
    props: table({
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "text": {
    "description": "The instruction in the control; by default in the page's language, such as `Choose a file or drop it here`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The instruction in the control; by default in the page's language, such as `Choose a file or drop it here`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "appearance": {
    "description": "A wide area, or a button with an icon and, if it is not empty, `text` next to it.",
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
      "description": "A wide area, or a button with an icon and, if it is not empty, `text` next to it."
    },
    "default": "area"
  },
  "icon": {
    "description": "The icon in the control; by default an arrow in an area, a paper clip on a button.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The icon in the control; by default an arrow in an area, a paper clip on a button.",
      "x-type": "icon"
    }
  },
  "accept": {
    "description": "The accepted extensions and types, such as `.csv,image/*`; all when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accepted extensions and types, such as `.csv,image/*`; all when empty.",
      "x-bind": true
    },
    "default": ""
  },
  "multiple": {
    "description": "Allows several files; otherwise a new file replaces the previous one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Allows several files; otherwise a new file replaces the previous one.",
      "x-bind": true
    },
    "default": false
  },
  "maxMb": {
    "description": "The maximum size of each file in MB of 1,048,576 bytes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "The maximum size of each file in MB of 1,048,576 bytes.",
      "exclusiveMinimum": 0,
      "maximum": 2147483647,
      "x-bind": true
    }
  },
  "typeError": {
    "description": "The error for a file of the wrong type; by default a sentence in the page's language with `accept`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The error for a file of the wrong type; by default a sentence in the page's language with `accept`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "sizeError": {
    "description": "The error for a file that is too large; by default a sentence in the page's language with the limit.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The error for a file that is too large; by default a sentence in the page's language with the limit.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "removeLabel": {
    "description": "The accessible name of the button that removes a file, before the file's name; by default in the page's language.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that removes a file, before the file's name; by default in the page's language.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "showFiles": {
    "description": "Lists the chosen files with their sizes and a remove button each.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Lists the chosen files with their sizes and a remove button each."
    },
    "default": true
  },
  "required": {
    "description": "A file is required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A file is required.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose or removed files.",
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
    "description": "A file was rejected: wrong type, or too large.",
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
    "description": "Moves the keyboard focus to the element."
  },
  "open": {
    "args": {},
    "description": "Opens the browser's file dialog; only in response to a click or a key."
  },
  "reset": {
    "args": {},
    "description": "Clears the chosen files."
  }
}),
    variables: table({
  "value": {
    "description": "The chosen file, the first of several; null without one.",
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
    "description": "Why the last file was rejected: wrong type, or too large; otherwise empty.",
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
    "description": "It is disabled.",
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
    description: "A box that lays out its children in a row or a column. Classes and styles win over its properties: `flexDirection` of a class replaces `direction`.",
    props: table({
  "tag": {
    "description": "The HTML tag of the box. With a link the root is an `a`, which contains the tag if it is a heading.",
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
        "hgroup",
        "search",
        "ul",
        "ol",
        "menu",
        "li",
        "dl",
        "dt",
        "dd",
        "figure",
        "figcaption",
        "address",
        "fieldset",
        "legend",
        "details",
        "summary",
        "blockquote",
        "p",
        "pre",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "span",
        "strong",
        "em",
        "small",
        "b",
        "i",
        "s",
        "u",
        "mark",
        "q",
        "cite",
        "abbr",
        "dfn",
        "code",
        "kbd",
        "samp",
        "var",
        "sub",
        "sup",
        "ins",
        "del",
        "bdi",
        "bdo",
        "time",
        "ruby",
        "rt",
        "rp",
        "table",
        "caption",
        "colgroup",
        "col",
        "thead",
        "tbody",
        "tfoot",
        "tr",
        "th",
        "td",
        "hr",
        "br",
        "wbr"
      ],
      "default": "div",
      "description": "The HTML tag of the box. With a link the root is an `a`, which contains the tag if it is a heading."
    },
    "default": "div"
  },
  "role": {
    "description": "The ARIA role, if the tag does not imply it.",
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
      "description": "The ARIA role, if the tag does not imply it.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name for screen readers, if the content does not provide it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name for screen readers, if the content does not provide it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "direction": {
    "description": "The main axis.",
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
      "description": "The main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "row"
  },
  "wrap": {
    "description": "Wraps children that do not fit on a line.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Wraps children that do not fit on a line.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "justifyContent": {
    "description": "Alignment along the main axis.",
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
      "description": "Alignment along the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "flex-start"
  },
  "alignItems": {
    "description": "Alignment across the main axis.",
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
      "description": "Alignment across the main axis.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "stretch"
  },
  "rowGap": {
    "description": "The gap between rows. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "The gap between rows. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "rowGap",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0"
  },
  "columnGap": {
    "description": "The gap between columns. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0",
      "description": "The gap between columns. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "columnGap",
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
    "description": "The arrow keys of the main axis move the focus among the links, buttons and fields inside; Home and End move it to the first and the last.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The arrow keys of the main axis move the focus among the links, buttons and fields inside; Home and End move it to the first and the last."
    },
    "default": false
  },
  "backgroundVideo": {
    "description": "A video behind the content, without sound, over and over: an address, or a file under `assets/`. It rests for visitors who prefer less motion.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "A video behind the content, without sound, over and over: an address, or a file under `assets/`. It rests for visitors who prefer less motion.",
      "x-type": "url",
      "x-bind": true
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
  "form-container": {
    type: "form-container",
    title: "Form container",
    description: "A form. Needs a submit button inside; Enter in a field submits.",
    props: table({
  "autocomplete": {
    "description": "Allows the browser to autofill fields.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Allows the browser to autofill fields.",
      "x-bind": true
    },
    "default": true
  },
  "validate": {
    "description": "The browser validates required fields, patterns and ranges before `submit`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "The browser validates required fields, patterns and ranges before `submit`.",
      "x-bind": true
    },
    "default": true
  },
  "disabled": {
    "description": "Disables every control inside.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disables every control inside.",
      "x-bind": true
    },
    "default": false
  },
  "repeatable": {
    "description": "A submit also starts while an earlier one still runs, as in a chat whose messages are sent one after the other. Without it, a submit meanwhile does nothing, and the submit button shows that it is busy.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A submit also starts while an earlier one still runs, as in a chat whose messages are sent one after the other. Without it, a submit meanwhile does nothing, and the submit button shows that it is busy."
    },
    "default": false
  },
  "ariaLabel": {
    "description": "The accessible name for screen readers, if the content does not provide it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name for screen readers, if the content does not provide it.",
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
    "description": "A valid form was submitted: by its submit button, by Enter in a single-line field, or by Ctrl or ⌘ with Enter in a multi-line field.",
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
    "description": "The browser found an invalid field; the first one has the focus.",
    "common": false
  }
}),
    actions: table({
  "submitForm": {
    "args": {},
    "description": "Submits after the browser's validation."
  },
  "resetForm": {
    "args": {
      "initialValues": {
        "type": "object",
        "additionalProperties": {
          "x-type": "unknown"
        }
      }
    },
    "description": "Resets every field to its initial value, or to the one that `initialValues` has under the id of the field."
  },
  "markSaved": {
    "args": {},
    "description": "Marks the current values as saved, so that `isDirty` is false."
  },
  "showErrors": {
    "args": {
      "errors": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      }
    },
    "description": "Shows these errors under their fields, by field id or column, and focuses the first; an empty string is not an error: `customer_id` belongs to the field `customerId`. The code of a constraint is shown as a sentence. An error stays until its field changes or the form is submitted; a field's own `error` comes first."
  }
}),
    variables: table({
  "isDirty": {
    "description": "A field differs from its configured value, or from the value last marked as saved.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  },
  "isValid": {
    "description": "Every field inside is valid.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  },
  "values": {
    "description": "The values of the fields inside, by element id; fields in a repeat share one entry.",
    "type": {
      "type": "object",
      "additionalProperties": {
        "x-type": "unknown"
      },
      "properties": {},
      "required": []
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
    "description": "It is disabled.",
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
    "description": "The kind of field.",
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
      "description": "The kind of field."
    },
    "default": "text"
  },
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes.",
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
      "description": "The initial value; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "The placeholder.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The placeholder.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "readonly": {
    "description": "Read-only.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Read-only.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Required.",
      "x-bind": true
    },
    "default": true
  },
  "precision": {
    "description": "The precision of a decimal field. Text with more decimals is refused; a value from elsewhere is rounded on blur.",
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
      "description": "The precision of a decimal field. Text with more decimals is refused; a value from elsewhere is rounded on blur."
    },
    "default": "0.1"
  },
  "step": {
    "description": "The step of a number field.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "description": "The step of a number field.",
      "x-bind": true,
      "exclusiveMinimum": 0,
      "maximum": 2147483647
    },
    "default": 1
  },
  "timePrecision": {
    "description": "The smallest unit of a time field in seconds; a more precise value is truncated.",
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
      "description": "The smallest unit of a time field in seconds; a more precise value is truncated.",
      "x-bind": true
    },
    "default": 1
  },
  "rows": {
    "description": "The number of lines of a textarea.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 4,
      "minimum": 1,
      "maximum": 25,
      "description": "The number of lines of a textarea.",
      "x-bind": true
    },
    "default": 4
  },
  "resize": {
    "description": "The visitor can resize a textarea.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The visitor can resize a textarea."
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
    "description": "The number of lines at which a textarea stops growing and scrolls.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number of lines at which a textarea stops growing and scrolls.",
      "x-bind": true
    }
  },
  "min": {
    "description": "The minimum.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The minimum.",
      "x-bind": true
    },
    "default": 0
  },
  "max": {
    "description": "The maximum.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 10000,
      "description": "The maximum.",
      "x-bind": true
    },
    "default": 10000
  },
  "minDate": {
    "description": "The earliest date or time, ISO.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The earliest date or time, ISO.",
      "x-bind": true,
      "x-literal": "date"
    },
    "default": ""
  },
  "maxDate": {
    "description": "The latest date or time, ISO.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The latest date or time, ISO.",
      "x-bind": true,
      "x-literal": "date"
    },
    "default": ""
  },
  "minLength": {
    "description": "The minimum number of characters.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The minimum number of characters.",
      "x-bind": true
    }
  },
  "maxLength": {
    "description": "The maximum number of characters.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The maximum number of characters.",
      "x-bind": true
    }
  },
  "pattern": {
    "description": "A regular expression that the whole value must match.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A regular expression that the whole value must match.",
      "x-bind": true,
      "x-literal": "pattern"
    }
  },
  "mask": {
    "description": "The format of the text, such as `(99) 99999-9999`: `9` is a digit, `A` a letter from A to Z and `*` a letter or digit, both made capitals; a backslash before one of them makes it a literal, as all else is. Of a list, the first mask that the text fits is used. Only for the types `text`, `tel`, `search` and `password`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "array"
      ],
      "items": {
        "type": "string",
        "x-literal": "mask"
      },
      "minItems": 1,
      "description": "The format of the text, such as `(99) 99999-9999`: `9` is a digit, `A` a letter from A to Z and `*` a letter or digit, both made capitals; a backslash before one of them makes it a literal, as all else is. Of a list, the first mask that the text fits is used. Only for the types `text`, `tel`, `search` and `password`.",
      "x-bind": true,
      "x-literal": "mask"
    }
  },
  "storeLiterals": {
    "description": "The value has the literals of the mask too, such as the hyphen of a product code. Otherwise it has only what was typed.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The value has the literals of the mask too, such as the hyphen of a product code. Otherwise it has only what was typed."
    },
    "default": false
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
    "description": "Shows the password in plain text.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows the password in plain text.",
      "x-bind": true
    },
    "default": false
  },
  "debounce": {
    "description": "Debounces `change` until typing pauses.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Debounces `change` until typing pauses."
    },
    "default": false
  },
  "debounceDelay": {
    "description": "The pause in milliseconds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "The pause in milliseconds."
    },
    "default": 500
  },
  "autocomplete": {
    "description": "Whether the browser may autofill it, or under which autofill name.",
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
      "description": "Whether the browser may autofill it, or under which autofill name.",
      "x-bind": true,
      "x-literal": "autofill"
    },
    "default": false
  },
  "inputMode": {
    "description": "The keyboard of a touch screen.",
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
      "description": "The keyboard of a touch screen."
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
    "description": "The visitor changed the value; debounced if so configured.",
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "Resets to the initial value."
  },
  "select": {
    "args": {},
    "description": "Selects the text."
  }
}),
    variables: table({
  "value": {
    "description": "The text in the field; numbers use a decimal point, and a text with a mask has no literals unless `storeLiterals`.",
    "type": {
      "type": "string"
    },
    "readonly": false
  },
  "number": {
    "description": "The value of a number or decimal field, null if it is not a number.",
    "type": {
      "type": [
        "number",
        "null"
      ]
    },
    "readonly": true
  },
  "isValid": {
    "description": "The field is valid.",
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  }
}),
    tag: "input",
  },
  "hover-dropdown": {
    type: "hover-dropdown",
    title: "Hover dropdown",
    description: "A panel under its opener, with a choice of animations; on small screens it opens in place.",
    props: table({
  "trigger": {
    "description": "What opens the panel. With `mouseenter` it also opens when its opener gets the focus by keyboard, and closes 200 ms after the pointer left.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "mouseenter",
        "click"
      ],
      "default": "click",
      "description": "What opens the panel. With `mouseenter` it also opens when its opener gets the focus by keyboard, and closes 200 ms after the pointer left."
    },
    "default": "click"
  },
  "closeOnClick": {
    "description": "Which clicks close it: all, or only those outside of it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "always",
        "outside"
      ],
      "default": "always",
      "description": "Which clicks close it: all, or only those outside of it."
    },
    "default": "always"
  },
  "appearAnimation": {
    "description": "How it appears and disappears.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "fade",
        "slideY",
        "slideX",
        "scale",
        "rotate"
      ],
      "default": "fade",
      "description": "How it appears and disappears.",
      "x-bind": true
    },
    "default": "fade"
  },
  "slideOrigin": {
    "description": "Where `slideY` and `slideX` start, in pixels from its place.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "minimum": -300,
      "maximum": 300,
      "default": 20,
      "description": "Where `slideY` and `slideX` start, in pixels from its place.",
      "x-bind": true
    },
    "default": 20
  },
  "rotationAngle": {
    "description": "Where `rotate` starts, in degrees.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "minimum": -180,
      "maximum": 180,
      "default": -35,
      "description": "Where `rotate` starts, in degrees.",
      "x-bind": true
    },
    "default": -35
  },
  "animationDuration": {
    "description": "The duration of the animation, in milliseconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "minimum": 1,
      "maximum": 5000,
      "default": 300,
      "description": "The duration of the animation, in milliseconds.",
      "x-bind": true
    },
    "default": 300
  },
  "animationTimingFunction": {
    "description": "The pace of the animation.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "ease",
        "ease-in",
        "ease-out",
        "ease-in-out",
        "linear"
      ],
      "default": "ease",
      "description": "The pace of the animation.",
      "x-bind": true
    },
    "default": "ease"
  },
  "alignment": {
    "description": "Alignment with its opener.",
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
      "default": "center",
      "description": "Alignment with its opener."
    },
    "default": "center"
  },
  "position": {
    "description": "The side of the opener.",
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
      "description": "The side of the opener."
    },
    "default": "bottom"
  },
  "isMenuBreakpoint": {
    "description": "On the screens of `menuBreakpoint` it opens in place, below its opener, by a click.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "On the screens of `menuBreakpoint` it opens in place, below its opener, by a click."
    },
    "default": true
  },
  "menuBreakpoint": {
    "description": "The widest screens on which it opens in place: `laptop` means all.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "laptop",
        "tablet",
        "mobile"
      ],
      "default": "mobile",
      "description": "The widest screens on which it opens in place: `laptop` means all."
    },
    "default": "mobile"
  },
  "disabled": {
    "description": "Cannot be opened.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be opened.",
      "x-bind": true
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
  },
  "history": {
    "description": "Opening the content adds an entry to the browser history, and Back closes the content before it leaves the page. Closing it in any other way removes the entry. Opening it by hover adds none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "push"
      ],
      "description": "Opening the content adds an entry to the browser history, and Back closes the content before it leaves the page. Closing it in any other way removes the entry. Opening it by hover adds none."
    }
  }
}),
    children: "none",
    slots: table({
  "opener": {
    "description": "What opens the panel; a button inside it gets the ARIA attributes."
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
  "html-embed": {
    type: "html-embed",
    title: "HTML embed",
    description: "HTML, rendered by the browser and never by the build. Unless it is `trusted` it is sanitised. Allowed are text, tables, lists, links, pictures, videos and SVG. Removed are scripts, handlers such as `onclick`, style sheets, forms and their fields, and addresses that run code. `style` attributes are kept, but nothing is drawn outside the element. `id` and `name` get the prefix `user-content-`, and so do references to them inside. Frames may show `https` addresses, files of the app and object URLs. A frame of another site is sandboxed: it runs its own scripts but cannot navigate the page. Browsers show no PDF in a sandbox, so use an object URL for a PDF.",
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
    "description": "Inserts the HTML unchanged and runs its scripts in order, as code of the app. The content policy allows the scripts and style sheets of literal HTML, and the origins of its `src` and `href`; for bound HTML only if `trama serve` serves the page. The policy blocks attributes such as `onclick`, `javascript:` addresses, and requests to origins that `plugins` does not list. `document.write` does not work.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Inserts the HTML unchanged and runs its scripts in order, as code of the app. The content policy allows the scripts and style sheets of literal HTML, and the origins of its `src` and `href`; for bound HTML only if `trama serve` serves the page. The policy blocks attributes such as `onclick`, `javascript:` addresses, and requests to origins that `plugins` does not list. `document.write` does not work."
    },
    "default": false
  },
  "refreshOnResize": {
    "description": "Renders the HTML again, and runs its scripts again, when the window width changes.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Renders the HTML again, and runs its scripts again, when the window width changes."
    },
    "default": true
  },
  "ariaLabel": {
    "description": "The accessible name: what it shows. Also the name of frames inside without a `title`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name: what it shows. Also the name of frames inside without a `title`.",
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
    description: "A line icon of the icon set, in the colour of the text.",
    props: table({
  "icon": {
    "description": "The name of the icon, or a formula that returns one: `icons['circle-check']`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The name of the icon, or a formula that returns one: `icons['circle-check']`.",
      "x-type": "icon",
      "x-bind": true
    }
  },
  "size": {
    "description": "The width and height. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "1.25em",
      "description": "The width and height. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "width",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "1.25em"
  },
  "color": {
    "description": "The colour; the text colour when absent. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The colour; the text colour when absent. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "strokeWidth": {
    "description": "The width of the lines.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 2,
      "minimum": 0.5,
      "maximum": 4,
      "description": "The width of the lines.",
      "x-bind": true
    },
    "default": 2
  },
  "ariaLabel": {
    "description": "The accessible name; the icon is decorative without it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; the icon is decorative without it.",
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
    "description": "The address of the picture, or a file such as `assets/room.svg`; a bound value, such as a column, may be either too.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The address of the picture, or a file such as `assets/room.svg`; a bound value, such as a column, may be either too.",
      "x-type": "url",
      "x-bind": true
    },
    "default": ""
  },
  "alt": {
    "description": "What the picture shows, for those who cannot see it; empty for decoration.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the picture shows, for those who cannot see it; empty for decoration.",
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
    "description": "A colour or gradient over the picture. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A colour or gradient over the picture. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "background",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "filter": {
    "description": "The CSS filter. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The CSS filter. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "filter",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "loading": {
    "description": "`lazy` loads it when it comes near the viewport.",
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
      "description": "`lazy` loads it when it comes near the viewport."
    },
    "default": "lazy"
  },
  "width": {
    "description": "The width of the file in pixels; with `height` it reserves the space while loading.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The width of the file in pixels; with `height` it reserves the space while loading.",
      "x-bind": true
    }
  },
  "height": {
    "description": "The height of the file in pixels.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The height of the file in pixels.",
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
    "description": "Loading the picture failed.",
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
    "description": "Loading the picture failed.",
    "selector": "[data-failed]"
  }
}),
    tag: "img",
  },
  "kanban": {
    type: "kanban",
    title: "Kanban",
    description: "A board of stacks whose cards are moved within a stack and between stacks, by mouse, touch or keyboard.",
    props: table({
  "items": {
    "description": "The items of all stacks. When they change, they are shown where they belong.",
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
      "description": "The items of all stacks. When they change, they are shown where they belong.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "itemKey": {
    "description": "The path of the unique key in an item.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "id",
      "description": "The path of the unique key in an item."
    },
    "default": "id"
  },
  "labelField": {
    "description": "The path of an item's name, for screen readers, and for cards without the slot `item`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "label",
      "description": "The path of an item's name, for screen readers, and for cards without the slot `item`."
    },
    "default": "label"
  },
  "stackedBy": {
    "description": "The path of the value in an item that equals the value of its stack.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "x-field": "items",
      "minLength": 1,
      "description": "The path of the value in an item that equals the value of its stack."
    }
  },
  "stacks": {
    "description": "The stacks, in order: records with label and value, or plain values. The labels of the default stacks are in the page's language.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "default": [
        {
          "label": "Todo",
          "value": "todo"
        },
        {
          "label": "WIP",
          "value": "wip"
        },
        {
          "label": "Done",
          "value": "done"
        }
      ],
      "description": "The stacks, in order: records with label and value, or plain values. The labels of the default stacks are in the page's language.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": [
      {
        "label": "Todo",
        "value": "todo"
      },
      {
        "label": "WIP",
        "value": "wip"
      },
      {
        "label": "Done",
        "value": "done"
      }
    ]
  },
  "stackLabel": {
    "description": "The path of the label in a stack.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "stacks",
      "default": "label",
      "description": "The path of the label in a stack."
    },
    "default": "label"
  },
  "stackValue": {
    "description": "The path of the value in a stack.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "stacks",
      "default": "value",
      "description": "The path of the value in a stack."
    },
    "default": "value"
  },
  "uncategorizedStack": {
    "description": "Shows items of no stack in a stack of their own, before the others; its value is null. Without it they are not shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows items of no stack in a stack of their own, before the others; its value is null. Without it they are not shown.",
      "x-bind": true
    },
    "default": false
  },
  "uncategorizedLabel": {
    "description": "The label of that stack. It defaults to the page's language: `Sem categoria` in Portuguese, otherwise `Uncategorized`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The label of that stack. It defaults to the page's language: `Sem categoria` in Portuguese, otherwise `Uncategorized`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "sortedBy": {
    "description": "The path of the value in an item that orders each stack; without it, items keep the order of `items`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "",
      "description": "The path of the value in an item that orders each stack; without it, items keep the order of `items`."
    },
    "default": ""
  },
  "sortOrder": {
    "description": "The direction of `sortedBy`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "asc",
        "desc"
      ],
      "default": "asc",
      "description": "The direction of `sortedBy`.",
      "x-bind": true
    },
    "default": "asc"
  },
  "sortable": {
    "description": "Items can be reordered within a stack. If not, they can only be moved to another stack.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Items can be reordered within a stack. If not, they can only be moved to another stack.",
      "x-bind": true
    },
    "default": true
  },
  "readonly": {
    "description": "Disables dragging and hides the handles.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disables dragging and hides the handles.",
      "x-bind": true
    },
    "default": false
  },
  "customDragHandle": {
    "description": "The pointer drags an item only by the parts of it that have the class `handleClass`, instead of anywhere on it. The keyboard uses the handle that each item has.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The pointer drags an item only by the parts of it that have the class `handleClass`, instead of anywhere on it. The keyboard uses the handle that each item has.",
      "x-bind": true
    },
    "default": false
  },
  "handleClass": {
    "description": "The class of the parts that the pointer drags by, with `customDragHandle`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "draggable",
      "description": "The class of the parts that the pointer drags by, with `customDragHandle`.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "draggable"
  },
  "draggingCursor": {
    "description": "The pointer while an item is moved. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "grabbing",
      "description": "The pointer while an item is moved. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "cursor",
      "x-bind": true
    },
    "default": "grabbing"
  },
  "wrapStacks": {
    "description": "Stacks that do not fit are on the next line; if not, the board scrolls.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Stacks that do not fit are on the next line; if not, the board scrolls.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "gap": {
    "description": "The space between cards. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "8px",
      "description": "The space between cards. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "gap",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "8px"
  },
  "ariaLabel": {
    "description": "Accessible name of the board.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the board.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "handleLabel": {
    "description": "The accessible name of a handle; `{item}` is the name of the item. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of a handle; `{item}` is the name of the item. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "instructionsText": {
    "description": "How to move an item by keyboard, announced with its handle.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "How to move an item by keyboard, announced with its handle.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "liftedText": {
    "description": "Announced when an item is lifted; `{item}`, `{position}`, `{count}` and `{stack}` are its name, its position, the number of positions and the name of the stack.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when an item is lifted; `{item}`, `{position}`, `{count}` and `{stack}` are its name, its position, the number of positions and the name of the stack.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "movedText": {
    "description": "Announced at each position on the way, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced at each position on the way, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "droppedText": {
    "description": "Announced when the item is dropped, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the item is dropped, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "canceledText": {
    "description": "Announced when the move is cancelled, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the move is cancelled, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "item": {
    "description": "The card of an item.",
    "provides": {
      "item": "itemOf(items)",
      "index": "number"
    }
  },
  "header": {
    "description": "The head of a stack, instead of its label and the number of its items. `item` is the stack.",
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "value",
          "items"
        ],
        "properties": {
          "label": {
            "type": "string"
          },
          "value": {
            "x-type": "unknown"
          },
          "items": {
            "type": "array",
            "items": {
              "x-type": "itemOf(items)"
            }
          }
        }
      },
      "index": "number"
    }
  },
  "footer": {
    "description": "The foot of a stack, such as a button that adds an item. `item` is the stack.",
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "value",
          "items"
        ],
        "properties": {
          "label": {
            "type": "string"
          },
          "value": {
            "x-type": "unknown"
          },
          "items": {
            "type": "array",
            "items": {
              "x-type": "itemOf(items)"
            }
          }
        }
      },
      "index": "number"
    }
  }
}),
    events: table({ ...commonEvents, 
  "itemMoved": {
    "description": "The visitor dropped an item at another position or in another stack. `from` and `to` are the values of the stacks, `oldIndex` and `newIndex` the positions in them, and `updatedList` has the items that are now in the stack `to`. The item is shown there until `items` change.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "item",
        "from",
        "to",
        "oldIndex",
        "newIndex",
        "updatedList"
      ],
      "properties": {
        "item": {
          "x-type": "itemOf(items)"
        },
        "from": {
          "x-type": "unknown"
        },
        "to": {
          "x-type": "unknown"
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
    "description": "Shows the items where they belong, such as after a rejected change."
  }
}),
    variables: table({
  "stacks": {
    "description": "The stacks as shown, with their items in order.",
    "type": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "value",
          "items"
        ],
        "properties": {
          "label": {
            "type": "string"
          },
          "value": {
            "x-type": "unknown"
          },
          "items": {
            "type": "array",
            "items": {
              "x-type": "itemOf(items)"
            }
          }
        }
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
  "readonly": {
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "dragging": {
    "description": "An item is being moved.",
    "selector": "[data-dragging]"
  }
}),
    list: {
  "prop": "items",
  "hasValues": false
},
    tag: "div",
  },
  "line-chart": {
    type: "line-chart",
    title: "Line chart",
    description: "Values as lines over the labels, in one series or several, with or without the area below them.",
    props: table({
  "cubicInterpolationMode": {
    "description": "The shape of the lines: straight from point to point, or curved without going above or below the points.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "default",
        "monotone"
      ],
      "default": "default",
      "description": "The shape of the lines: straight from point to point, or curved without going above or below the points.",
      "x-bind": true
    },
    "default": "default"
  },
  "stacked": {
    "description": "Stacks the lines: each starts at the sum of those before it.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Stacks the lines: each starts at the sum of those before it.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "area": {
    "description": "Fills the area below the lines.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Fills the area below the lines.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "spanGaps": {
    "description": "Continues the line where a value is missing; otherwise it has a gap there.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Continues the line where a value is missing; otherwise it has a gap there.",
      "x-bind": true
    },
    "default": false
  },
  "startAtZero": {
    "description": "Starts the value axis at zero, else near the smallest value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Starts the value axis at zero, else near the smallest value.",
      "x-bind": true
    },
    "default": true
  },
  "dataType": {
    "description": "`guided` builds the lines from the rows of `data`, `advanced` uses `labels` and `datasets`.",
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
      "description": "`guided` builds the lines from the rows of `data`, `advanced` uses `labels` and `datasets`."
    },
    "default": "advanced"
  },
  "labels": {
    "description": "With `advanced`, the label of each point, in order.",
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
      "description": "With `advanced`, the label of each point, in order.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "datasets": {
    "description": "With `advanced`, the values of each series.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "With `advanced`, the values of each series.",
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
            "description": "The name of the series."
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
          "borderColor": {
            "type": "string",
            "x-css": "color",
            "description": "The colour of the line, by default `backgroundColor`. A CSS value; `$token` refers to a token of the theme."
          },
          "backgroundColor": {
            "type": "string",
            "x-css": "color",
            "description": "The colour of the area below the line, by default the colour of the line. A CSS value; `$token` refers to a token of the theme."
          },
          "fill": {
            "type": "boolean",
            "description": "Like `area`, for this series."
          }
        }
      }
    },
    "default": []
  },
  "options": {
    "description": "With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "description": "With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties.",
      "x-bind": true,
      "properties": {
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
                      "description": "The title of the axis."
                    }
                  },
                  "description": "The title next to the axis."
                },
                "grid": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Shows the grid lines of this axis."
                    },
                    "color": {
                      "type": "string",
                      "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "Grid lines across the chart."
                },
                "ticks": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "The colour of the texts. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "The texts along the axis."
                }
              },
              "description": "The horizontal axis."
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
                      "description": "The title of the axis."
                    }
                  },
                  "description": "The title next to the axis."
                },
                "stacked": {
                  "type": "boolean",
                  "description": "Like the property `stacked`."
                },
                "beginAtZero": {
                  "type": "boolean",
                  "description": "Like the property `startAtZero`."
                },
                "min": {
                  "type": "number",
                  "description": "The minimum of the axis."
                },
                "max": {
                  "type": "number",
                  "description": "The maximum of the axis."
                },
                "grid": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "display": {
                      "type": "boolean",
                      "default": true,
                      "description": "Shows the grid lines of this axis."
                    },
                    "color": {
                      "type": "string",
                      "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "Grid lines across the chart."
                },
                "ticks": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "The colour of the texts. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    }
                  },
                  "description": "The texts along the axis."
                }
              },
              "description": "The vertical axis."
            }
          }
        },
        "plugins": {
          "type": "object",
          "additionalProperties": false,
          "description": "The parts around the chart.",
          "properties": {
            "legend": {
              "type": "object",
              "additionalProperties": false,
              "description": "The legend.",
              "properties": {
                "display": {
                  "type": "boolean",
                  "description": "Like `isLegend`."
                },
                "position": {
                  "type": "string",
                  "enum": [
                    "top",
                    "bottom",
                    "left",
                    "right"
                  ],
                  "description": "Like `legendPosition`."
                },
                "align": {
                  "type": "string",
                  "enum": [
                    "start",
                    "center",
                    "end"
                  ],
                  "description": "Like `legendAlignment`."
                },
                "labels": {
                  "type": "object",
                  "additionalProperties": false,
                  "description": "The texts of the legend.",
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "Like `legendColor`. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    },
                    "font": {
                      "type": "object",
                      "additionalProperties": false,
                      "description": "The font of the texts.",
                      "properties": {
                        "size": {
                          "type": "number",
                          "description": "Size in pixels.",
                          "exclusiveMinimum": 0,
                          "maximum": 1000
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "spanGaps": {
          "type": "boolean",
          "description": "Like the property `spanGaps`."
        }
      }
    }
  },
  "data": {
    "description": "With `guided`, the rows: records, or plain values to count.",
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
      "description": "With `guided`, the rows: records, or plain values to count.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "dataXField": {
    "description": "With `guided`, the path of the label in a row. Rows with the same label form one point; a list counts for each of its items.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `guided`, the path of the label in a row. Rows with the same label form one point; a list counts for each of its items.",
      "x-bind": true
    },
    "default": ""
  },
  "dataXFieldProperty": {
    "description": "The path of the label in an item, if `dataXField` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the label in an item, if `dataXField` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "yAxis": {
    "description": "With `guided`, the value of a point: the number of its rows, or the `aggregate` of `dataYField`.",
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
      "description": "With `guided`, the value of a point: the number of its rows, or the `aggregate` of `dataYField`.",
      "x-bind": true
    },
    "default": "item-count"
  },
  "dataYField": {
    "description": "With `field-summary`, the path of the value in a row.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `field-summary`, the path of the value in a row.",
      "x-bind": true
    },
    "default": ""
  },
  "dataYFieldProperty": {
    "description": "The path of the value in an item, if `dataYField` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the value in an item, if `dataYField` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "aggregate": {
    "description": "With `field-summary`, how the values of one point are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else.",
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
      "description": "With `field-summary`, how the values of one point are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else.",
      "x-bind": true
    }
  },
  "groupBy": {
    "description": "With `guided`, the path of the series in a row: one series for each value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `guided`, the path of the series in a row: one series for each value.",
      "x-bind": true
    },
    "default": ""
  },
  "groupByProperty": {
    "description": "The path of the series in an item, if `groupBy` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the series in an item, if `groupBy` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "dataOrderBy": {
    "description": "With `guided`, how labels are ordered: as in the data, by label or by value.",
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
      "description": "With `guided`, how labels are ordered: as in the data, by label or by value.",
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
    "description": "With `guided`, keeps rows without a label, under the label `emptyLabel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `guided`, keeps rows without a label, under the label `emptyLabel`.",
      "x-bind": true
    },
    "default": false
  },
  "emptyLabel": {
    "description": "The label of rows without one.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "—",
      "description": "The label of rows without one.",
      "x-bind": true,
      "x-localized": true,
      "minLength": 1
    },
    "default": "—"
  },
  "colors": {
    "description": "The colours of the series, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-css": "color"
      },
      "default": [],
      "description": "The colours of the series, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": []
  },
  "height": {
    "description": "The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "300px",
      "description": "The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "height",
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
    "description": "The alignment of the legend on its side.",
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
      "description": "The alignment of the legend on its side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "legendSize": {
    "description": "The size of the texts of legend and axes. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "12px",
      "description": "The size of the texts of legend and axes. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fontSize",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "12px"
  },
  "legendColor": {
    "description": "The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "labelColor": {
    "description": "The colour of the axis texts. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the axis texts. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "gridColor": {
    "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the lines. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "labelFormat": {
    "description": "The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent."
    },
    "default": ""
  },
  "numberStyle": {
    "description": "The number style of the values; the axis has short numbers without a currency. For a percentage, 1 is 100 %.",
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
      "description": "The number style of the values; the axis has short numbers without a currency. For a percentage, 1 is 100 %."
    },
    "default": "decimal"
  },
  "currency": {
    "description": "The ISO code of the currency.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "The ISO code of the currency.",
      "x-bind": true,
      "x-literal": "currency"
    },
    "default": "USD"
  },
  "fractionDigits": {
    "description": "The number of decimals. By default two for money, and up to two for other numbers.",
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
      "description": "The number of decimals. By default two for money, and up to two for other numbers.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name of the chart and the caption of its table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the chart and the caption of its table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "labelsTitle": {
    "description": "The heading of the labels in the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of the labels in the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "valueTitle": {
    "description": "The heading of the values in the table, if the series has no name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of the values in the table, if the series has no name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "table": {
    "description": "How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it.",
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
      "description": "How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "hidden"
  },
  "tableText": {
    "description": "The text of the button that opens the table. It defaults to the page's language, such as `View as table`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button that opens the table. It defaults to the page's language, such as `View as table`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "isFetching": {
    "description": "Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "emptyText": {
    "description": "The text for an empty chart.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text for an empty chart.",
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
    "description": "A point, or the space around one, was clicked, or a label chosen in the table. `position` is in pixels of the chart; `points` is the point, or all points of the nearest label.",
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
          "description": "The nearest label, as in the data."
        },
        "dataY": {
          "type": "number",
          "description": "The value at that position on the value axis."
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
    "description": "Data is loading.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "It has no data.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "loader": {
    type: "loader",
    title: "Loader",
    description: "A small animation that indicates waiting.",
    props: table({
  "spinner": {
    "description": "The kind of animation.",
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
      "description": "The kind of animation."
    },
    "default": "plane"
  },
  "color": {
    "description": "The colour; the text colour when absent. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The colour; the text colour when absent. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "size": {
    "description": "The width and height, up to 2000px. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "40px",
      "description": "The width and height, up to 2000px. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "width",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "40px"
  },
  "ariaLabel": {
    "description": "The text for screen readers; the loader is decorative without it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text for screen readers; the loader is decorative without it.",
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
    description: "A layer above the page that traps the focus until it is closed; the root of a popup. It draws its own surface, with 24px of padding and rounded corners, so put the content directly in it, without a card. `display: flex`, `flexDirection: column` and `gap` in its style set its children apart.",
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
    "description": "The accessible name; by default the first heading inside.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; by default the first heading inside.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "animation": {
    "description": "The transition of opening and closing.",
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
      "description": "The transition of opening and closing.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "fade"
  },
  "position": {
    "description": "The position on the screen.",
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
      "description": "The position on the screen.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "middle"
  },
  "positionLeft": {
    "description": "The distance from the left with `custom`, from 0 to the width of the page. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0%",
      "description": "The distance from the left with `custom`, from 0 to the width of the page. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "left",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0%"
  },
  "positionTop": {
    "description": "The distance from the top with `custom`, from 0 to the height of the page. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0%",
      "description": "The distance from the top with `custom`, from 0 to the height of the page. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "top",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "0%"
  },
  "zIndex": {
    "description": "The stacking order among layers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "The stacking order among layers.",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "backdrop": {
    "description": "Shows a backdrop over the page.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows a backdrop over the page.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "backdropColor": {
    "description": "The colour of the backdrop. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The colour of the backdrop. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    }
  },
  "replacesBelow": {
    "description": "Takes the place of the dialogs below it: they and their backdrops are hidden until it closes, and keep what was written in them. Layers without a backdrop stay.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Takes the place of the dialogs below it: they and their backdrops are hidden until it closes, and keep what was written in them. Layers without a backdrop stay.",
      "x-bind": true
    },
    "default": false
  },
  "transition": {
    "description": "The CSS transition. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "all .3s ease",
      "description": "The CSS transition. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "transition",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "all .3s ease"
  },
  "closeOnBackdrop": {
    "description": "A click outside closes the popup whose root it is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "A click outside closes the popup whose root it is.",
      "x-bind": true
    },
    "default": true
  },
  "closeOnEscape": {
    "description": "Escape closes the popup whose root it is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Escape closes the popup whose root it is.",
      "x-bind": true
    },
    "default": true
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, 
  "backdropClick": {
    "description": "The visitor clicked outside.",
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
    description: "Several choices from a list, with search.",
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
    "description": "The path of the label in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "label",
      "description": "The path of the label in an option."
    },
    "default": "label"
  },
  "valueField": {
    "description": "The path of the value in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "value",
      "description": "The path of the value in an option."
    },
    "default": "value"
  },
  "imageField": {
    "description": "The path of the image in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "image",
      "description": "The path of the image in an option."
    },
    "default": "image"
  },
  "value": {
    "description": "The initial values; bound values are applied again whenever they change.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      },
      "description": "The initial values; bound values are applied again whenever they change.",
      "x-bind": true
    }
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "mode": {
    "description": "Shows each choice as a tag with a remove button, or only the number of choices.",
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
      "description": "Shows each choice as a tag with a remove button, or only the number of choices.",
      "x-bind": true
    },
    "default": "tags"
  },
  "multipleLabel": {
    "description": "The text with mode `multiple`; `{count}` is the number of choices. It defaults to the page's language, such as `{count} option(s) selected`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text with mode `multiple`; `{count}` is the number of choices. It defaults to the page's language, such as `{count} option(s) selected`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "layoutType": {
    "description": "`text` shows labels, `free` shows the slot `option`.",
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
      "description": "`text` shows labels, `free` shows the slot `option`."
    },
    "default": "text"
  },
  "placeholder": {
    "description": "The text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noOptionsText": {
    "description": "The text of an empty list, in place of `No options` in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of an empty list, in place of `No options` in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noResultsText": {
    "description": "The text when the search finds nothing, in place of `No results` in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text when the search finds nothing, in place of `No results` in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "searchPlaceholder": {
    "description": "The placeholder of the search field.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The placeholder of the search field.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "clearLabel": {
    "description": "The accessible name of the clear button; default \"Clear\" in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the clear button; default \"Clear\" in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "removeLabel": {
    "description": "The accessible name of the button that removes a choice, before the name of the choice; default \"Remove\" in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the button that removes a choice, before the name of the choice; default \"Remove\" in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "allowCreation": {
    "description": "A search text that matches no option can be chosen too.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A search text that matches no option can be chosen too.",
      "x-bind": true
    },
    "default": false
  },
  "createLabel": {
    "description": "The option that chooses the search text; `{text}` is the search text.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "{text}",
      "description": "The option that chooses the search text; `{text}` is the search text.",
      "x-bind": true,
      "x-localized": true,
      "minLength": 1
    },
    "default": "{text}"
  },
  "hideSelected": {
    "description": "With mode `tags`, hides chosen options in the list.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "With mode `tags`, hides chosen options in the list.",
      "x-bind": true
    },
    "default": true
  },
  "maxSelection": {
    "description": "Limits the number of choices to `max`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Limits the number of choices to `max`.",
      "x-bind": true
    },
    "default": false
  },
  "max": {
    "description": "The maximum number of choices.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 1,
      "minimum": 0,
      "maximum": 50,
      "description": "The maximum number of choices.",
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
    "description": "A choice is required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A choice is required.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
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
    "description": "Shows that more options are loading.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows that more options are loading.",
      "x-bind": true
    },
    "default": false
  },
  "loadingRingColor": {
    "description": "The colour of the spinner. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "#099af2",
      "description": "The colour of the spinner. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
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
    "description": "The number of options shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 20,
      "minimum": 10,
      "maximum": 50,
      "description": "The number of options shown.",
      "x-bind": true
    },
    "default": 20
  },
  "clearIcon": {
    "description": "Shows a clear button.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a clear button.",
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
    "description": "The maximum height of the open list: by default 10rem, or the token `trama-list-height`. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The maximum height of the open list: by default 10rem, or the token `trama-list-height`. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "maxHeight",
      "x-bind": true
    },
    "default": ""
  },
  "tagBackgroundColor": {
    "description": "With `tags`, the background of the chosen values. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "With `tags`, the background of the chosen values. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "tagColor": {
    "description": "With `tags`, the text color of the chosen values. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "With `tags`, the text color of the chosen values. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "optionColor": {
    "description": "The text color of the options. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text color of the options. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "optionHoverColor": {
    "description": "The background of the option under the pointer, or chosen by keys. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of the option under the pointer, or chosen by keys. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "optionSelectedColor": {
    "description": "The background of chosen options. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of chosen options. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBackgroundColor": {
    "description": "The background of the open list. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of the open list. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBorderColor": {
    "description": "The color of the border of the open list. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The color of the border of the open list. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBorderWidth": {
    "description": "The width of that border. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The width of that border. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "borderTopWidth",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBorderRadius": {
    "description": "The radius of its corners. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The radius of its corners. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "borderRadius",
      "x-bind": true
    },
    "default": ""
  },
  "history": {
    "description": "Opening the list adds an entry to the browser history, and Back closes the list before it leaves the page. Closing it in any other way removes the entry.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "push"
      ],
      "description": "Opening the list adds an entry to the browser history, and Back closes the list before it leaves the page. Closing it in any other way removes the entry."
    }
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
    "description": "The visitor added or removed a choice.",
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "The search text changed. With a workflow for this event the element shows all its options: filter them by the text, in their formula or in the collection's query.",
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
    "description": "The visitor chose a text that is not an option; the value already includes it.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "Clears the choice."
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
    "description": "The values of the choices, in the order they were chosen.",
    "type": {
      "type": "array",
      "items": {
        "x-type": "unknown"
      }
    },
    "readonly": false
  },
  "search": {
    "description": "The text of the search field.",
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
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
    description: "A number in the format of the language: plain, as money, as a percentage or with a unit.",
    props: table({
  "value": {
    "description": "The number, or a string with one. For a percentage, 1 is 100 %.",
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
      "description": "The number, or a string with one. For a percentage, 1 is 100 %.",
      "x-bind": true
    },
    "default": 3.14159
  },
  "locale": {
    "description": "The language and region, such as `pt-BR`; the page's by default.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The language and region, such as `pt-BR`; the page's by default.",
      "x-bind": true,
      "x-literal": "language"
    },
    "default": ""
  },
  "numberStyle": {
    "description": "The number style.",
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
      "description": "The number style."
    },
    "default": "currency"
  },
  "currency": {
    "description": "The ISO code of the currency; USD if it is unknown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "The ISO code of the currency; USD if it is unknown.",
      "x-bind": true,
      "x-literal": "currency"
    },
    "default": "USD"
  },
  "currencyDisplay": {
    "description": "The style of the currency.",
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
      "description": "The style of the currency."
    },
    "default": "narrowSymbol"
  },
  "notation": {
    "description": "Whether large numbers are abbreviated.",
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
      "description": "Whether large numbers are abbreviated."
    },
    "default": "standard"
  },
  "unit": {
    "description": "The unit, such as `kilometer-per-hour`; celsius if it is unknown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "celsius",
      "description": "The unit, such as `kilometer-per-hour`; celsius if it is unknown.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "celsius"
  },
  "unitDisplay": {
    "description": "The style of the unit.",
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
      "description": "The style of the unit."
    },
    "default": "short"
  },
  "minimumIntegerDigits": {
    "description": "The minimum number of integer digits, filled up with zeros.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 1,
      "minimum": 1,
      "maximum": 21,
      "description": "The minimum number of integer digits, filled up with zeros.",
      "x-bind": true
    },
    "default": 1
  },
  "fractionDigits": {
    "description": "The number of decimals.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 2,
      "minimum": 0,
      "maximum": 20,
      "description": "The number of decimals.",
      "x-bind": true
    },
    "default": 2
  },
  "thousandsSeparator": {
    "description": "Shows thousands separators.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows thousands separators.",
      "x-bind": true
    },
    "default": true
  },
  "emptyText": {
    "description": "The text shown without a number.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text shown without a number.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "tag": {
    "description": "The HTML tag. A link replaces `span`, `p` and `div` with an `a`, and puts an `a` inside other tags.",
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
      "description": "The HTML tag. A link replaces `span`, `p` and `div` with an `a`, and puts an `a` inside other tags."
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
    "selector": ":is(:focus-visible, :where([data-link]):has(> :focus-visible))"
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
    description: "Page numbers: first, last, the current page with its neighbours, and gaps.",
    props: table({
  "collection": {
    "description": "A collection to page through, in place of `total`, `limit` and `offset`: a press fetches another page of it. Later fetches with `again` keep the page, others begin at the first one.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A collection to page through, in place of `total`, `limit` and `offset`: a press fetches another page of it. Later fetches with `again` keep the page, others begin at the first one.",
      "x-ref": "collection"
    }
  },
  "total": {
    "description": "The number of rows.",
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
      "description": "The number of rows.",
      "x-bind": true,
      "minimum": 0,
      "maximum": 2147483647
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
      "x-bind": true,
      "minimum": 0,
      "maximum": 2147483647
    },
    "default": 5
  },
  "offset": {
    "description": "The number of rows before the current page.",
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
      "description": "The number of rows before the current page.",
      "x-bind": true,
      "minimum": 0,
      "maximum": 2147483647
    },
    "default": 0
  },
  "ariaLabel": {
    "description": "The accessible name of the navigation.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the navigation.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "previousLabel": {
    "description": "The accessible name of the back button. It defaults to the page's language, such as `Previous page`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the back button. It defaults to the page's language, such as `Previous page`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "nextLabel": {
    "description": "The accessible name of the forward button. It defaults to the page's language, such as `Next page`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the forward button. It defaults to the page's language, such as `Next page`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "pageLabel": {
    "description": "The accessible name of a page button; `{page}` is its number. It defaults to the page's language, such as `Page {page}`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of a page button; `{page}` is its number. It defaults to the page's language, such as `Page {page}`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "siblings": {
    "description": "The number of pages shown on each side of the current one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 1,
      "minimum": 0,
      "maximum": 5,
      "description": "The number of pages shown on each side of the current one.",
      "x-bind": true
    },
    "default": 1
  },
  "compact": {
    "description": "Shows `2 / 14` instead of the page numbers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows `2 / 14` instead of the page numbers.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
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
    "description": "The number of the current page, from 1.",
    "type": {
      "type": "number"
    },
    "readonly": true
  },
  "pageCount": {
    "description": "The number of pages.",
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
    "description": "It is disabled.",
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
    "description": "`guided` builds the slices from the rows of `data`, `advanced` uses `labels` and `datasets`.",
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
      "description": "`guided` builds the slices from the rows of `data`, `advanced` uses `labels` and `datasets`."
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
    "description": "With `advanced`, the values: each slice is the sum of its label's values in all series.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "With `advanced`, the values: each slice is the sum of its label's values in all series.",
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
            "description": "The name of the series."
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
              "x-css": "color"
            },
            "description": "The colour of the series, or one for each label. A CSS value; `$token` refers to a token of the theme.",
            "x-css": "color"
          }
        }
      }
    },
    "default": []
  },
  "options": {
    "description": "With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "description": "With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties.",
      "x-bind": true,
      "properties": {
        "cutout": {
          "type": "string",
          "pattern": "^\\d{1,2}%$",
          "x-form": "percentage",
          "description": "The diameter of the hole, such as `60%`; 0% is a full circle."
        },
        "plugins": {
          "type": "object",
          "additionalProperties": false,
          "description": "The parts around the chart.",
          "properties": {
            "legend": {
              "type": "object",
              "additionalProperties": false,
              "description": "The legend.",
              "properties": {
                "display": {
                  "type": "boolean",
                  "description": "Like `isLegend`."
                },
                "position": {
                  "type": "string",
                  "enum": [
                    "top",
                    "bottom",
                    "left",
                    "right"
                  ],
                  "description": "Like `legendPosition`."
                },
                "align": {
                  "type": "string",
                  "enum": [
                    "start",
                    "center",
                    "end"
                  ],
                  "description": "Like `legendAlignment`."
                },
                "labels": {
                  "type": "object",
                  "additionalProperties": false,
                  "description": "The texts of the legend.",
                  "properties": {
                    "color": {
                      "type": "string",
                      "description": "Like `legendColor`. A CSS value; `$token` refers to a token of the theme.",
                      "x-css": "color"
                    },
                    "font": {
                      "type": "object",
                      "additionalProperties": false,
                      "description": "The font of the texts.",
                      "properties": {
                        "size": {
                          "type": "number",
                          "description": "Size in pixels.",
                          "exclusiveMinimum": 0,
                          "maximum": 1000
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
    "description": "With `guided`, the rows: records, or plain values to count.",
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
      "description": "With `guided`, the rows: records, or plain values to count.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "dataXField": {
    "description": "With `guided`, the path of the label in a row. Rows with the same label form one slice; a list counts for each of its items.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `guided`, the path of the label in a row. Rows with the same label form one slice; a list counts for each of its items.",
      "x-bind": true
    },
    "default": ""
  },
  "dataXFieldProperty": {
    "description": "The path of the label in an item, if `dataXField` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the label in an item, if `dataXField` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "yAxis": {
    "description": "With `guided`, the value of a slice: the number of its rows, or the `aggregate` of `dataYField`.",
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
      "description": "With `guided`, the value of a slice: the number of its rows, or the `aggregate` of `dataYField`.",
      "x-bind": true
    },
    "default": "item-count"
  },
  "dataYField": {
    "description": "With `field-summary`, the path of the value in a row.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "data",
      "default": "",
      "description": "With `field-summary`, the path of the value in a row.",
      "x-bind": true
    },
    "default": ""
  },
  "dataYFieldProperty": {
    "description": "The path of the value in an item, if `dataYField` is a list of records.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The path of the value in an item, if `dataYField` is a list of records.",
      "x-bind": true
    },
    "default": ""
  },
  "aggregate": {
    "description": "With `field-summary`, how the values of one slice are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else.",
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
      "description": "With `field-summary`, how the values of one slice are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else.",
      "x-bind": true
    }
  },
  "dataOrderBy": {
    "description": "With `guided`, how labels are ordered: as in the data, by label or by value.",
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
      "description": "With `guided`, how labels are ordered: as in the data, by label or by value.",
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
    "description": "With `guided`, keeps rows without a label, under the label `emptyLabel`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `guided`, keeps rows without a label, under the label `emptyLabel`.",
      "x-bind": true
    },
    "default": false
  },
  "emptyLabel": {
    "description": "The label of rows without one.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "—",
      "description": "The label of rows without one.",
      "x-bind": true,
      "x-localized": true,
      "minLength": 1
    },
    "default": "—"
  },
  "colors": {
    "description": "The colours of the slices, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-css": "color"
      },
      "default": [],
      "description": "The colours of the slices, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": []
  },
  "height": {
    "description": "The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "300px",
      "description": "The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "height",
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
    "description": "The alignment of the legend on its side.",
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
      "description": "The alignment of the legend on its side.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "center"
  },
  "legendSize": {
    "description": "The size of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "12px",
      "description": "The size of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fontSize",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "12px"
  },
  "legendColor": {
    "description": "The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "showValues": {
    "description": "Shows the share of each slice in the legend.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the share of each slice in the legend.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": true
  },
  "labelFormat": {
    "description": "The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent."
    },
    "default": ""
  },
  "numberStyle": {
    "description": "The number style of the values. For a percentage, 1 is 100 %.",
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
      "description": "The number style of the values. For a percentage, 1 is 100 %."
    },
    "default": "decimal"
  },
  "currency": {
    "description": "The ISO code of the currency.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "The ISO code of the currency.",
      "x-bind": true,
      "x-literal": "currency"
    },
    "default": "USD"
  },
  "fractionDigits": {
    "description": "The number of decimals. By default two for money, and up to two for other numbers.",
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
      "description": "The number of decimals. By default two for money, and up to two for other numbers.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name of the chart and the caption of its table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the chart and the caption of its table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "labelsTitle": {
    "description": "The heading of the labels in the table.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of the labels in the table.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "valueTitle": {
    "description": "The heading of the values in the table, if the series has no name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The heading of the values in the table, if the series has no name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "table": {
    "description": "How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it.",
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
      "description": "How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "hidden"
  },
  "tableText": {
    "description": "The text of the button that opens the table. It defaults to the page's language, such as `View as table`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of the button that opens the table. It defaults to the page's language, such as `View as table`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "isFetching": {
    "description": "Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed.",
      "x-bind": true
    },
    "default": false
  },
  "emptyText": {
    "description": "The text for an empty chart.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text for an empty chart.",
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
    "description": "A slice was clicked, or chosen in the table. `position` is in pixels of the chart; `points` is the slice.",
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
    "description": "Data is loading.",
    "selector": "[data-fetching]"
  },
  "empty": {
    "description": "It has no data.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "progress-bar": {
    type: "progress-bar",
    title: "Progress bar",
    description: "A progress bar from 0 to 100.",
    props: table({
  "value": {
    "description": "The percentage, truncated to a whole number from 0 to 100; anything but a number is 0.",
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
      "description": "The percentage, truncated to a whole number from 0 to 100; anything but a number is 0.",
      "x-bind": true
    },
    "default": 65
  },
  "label": {
    "description": "What is shown next to the bar: the percentage, the slot `progressLabel`, or nothing.",
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
      "description": "What is shown next to the bar: the percentage, the slot `progressLabel`, or nothing.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "progress"
  },
  "progressBarColor": {
    "description": "The colour of the completed part. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the completed part. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name: what is progressing.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name: what is progressing.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "progressLabel": {
    "description": "Next to the bar, with label `element`."
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
  "radio-group": {
    type: "radio-group",
    title: "Radio group",
    description: "One choice among options that are all visible.",
    props: table({
  "options": {
    "description": "Records with label and value, or plain values.",
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
      "description": "Records with label and value, or plain values.",
      "x-type": "listOf(unknown)",
      "x-bind": true
    },
    "default": []
  },
  "labelField": {
    "description": "The path of the label in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "label",
      "description": "The path of the label in an option."
    },
    "default": "label"
  },
  "valueField": {
    "description": "The path of the value in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "value",
      "description": "The path of the value in an option."
    },
    "default": "value"
  },
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The initial value; a bound value is applied again whenever it changes.",
      "x-type": "unknown",
      "x-bind": true
    }
  },
  "label": {
    "description": "The visible label, which names the group for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the group for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the options, part of the accessible description of the group; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the options, part of the accessible description of the group; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the options; while it is not empty, the group is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the options; while it is not empty, the group is marked invalid.",
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
    "description": "A choice is required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A choice is required.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "direction": {
    "description": "How the options are arranged.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "column",
        "row"
      ],
      "default": "column",
      "description": "How the options are arranged.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "column"
  },
  "gap": {
    "description": "The space between options. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "8px",
      "description": "The space between options. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "gap",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "8px"
  }
}),
    children: "none",
    slots: table({
  "option": {
    "description": "The face of an option, instead of its label.",
    "provides": {
      "item": "itemOf(options)",
      "index": "number"
    }
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor chose an option.",
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
    "description": "The configured `value` changed and was applied.",
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
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Moves the keyboard focus to the element."
  },
  "setValue": {
    "args": {
      "value": {
        "x-type": "unknown"
      }
    },
    "description": "Sets the value."
  },
  "reset": {
    "args": {},
    "description": "Resets to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "The value of the chosen option, or null.",
    "type": {
      "x-type": "valueOf(options, valueField)"
    },
    "readonly": false,
    "tellsItems": true
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
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
  "range-slider": {
    type: "range-slider",
    title: "Range slider",
    description: "A number, or a range of numbers, chosen by moving a thumb along a track. Arrow keys move it by a step, Page Up and Page Down by a large step, Home and End to the ends.",
    props: table({
  "range": {
    "description": "Has two thumbs: `start` and `end` instead of `value`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Has two thumbs: `start` and `end` instead of `value`."
    },
    "default": false
  },
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes. `min` without one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "null"
      ],
      "description": "The initial value; a bound value is applied again whenever it changes. `min` without one.",
      "x-bind": true
    }
  },
  "start": {
    "description": "The initial start of a range, applied again like `value`. `min` without one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "null"
      ],
      "description": "The initial start of a range, applied again like `value`. `min` without one.",
      "x-bind": true
    }
  },
  "end": {
    "description": "The initial end of a range, applied again like `value`. `max` without one.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "number",
        "null"
      ],
      "description": "The initial end of a range, applied again like `value`. `max` without one.",
      "x-bind": true
    }
  },
  "min": {
    "description": "The minimum.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The minimum.",
      "x-bind": true
    },
    "default": 0
  },
  "max": {
    "description": "The maximum.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 100,
      "description": "The maximum.",
      "x-bind": true
    },
    "default": 100
  },
  "step": {
    "description": "The distance between two values.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "exclusiveMinimum": 0,
      "maximum": 2147483647,
      "description": "The distance between two values.",
      "x-bind": true
    },
    "default": 1
  },
  "largeStep": {
    "description": "The distance for Page Up, Page Down and Shift with an arrow key.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 10,
      "exclusiveMinimum": 0,
      "maximum": 2147483647,
      "description": "The distance for Page Up, Page Down and Shift with an arrow key.",
      "x-bind": true
    },
    "default": 10
  },
  "minDistance": {
    "description": "The minimum number of steps between the two thumbs.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The minimum number of steps between the two thumbs.",
      "x-bind": true
    },
    "default": 0
  },
  "orientation": {
    "description": "The direction of the track.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "horizontal",
        "vertical"
      ],
      "default": "horizontal",
      "description": "The direction of the track.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "horizontal"
  },
  "length": {
    "description": "The length of a vertical track. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "160px",
      "description": "The length of a vertical track. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "height",
      "x-bind": true
    },
    "default": "160px"
  },
  "marks": {
    "description": "Marks along the track: numbers, or records with `value` and `label`.",
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
      "description": "Marks along the track: numbers, or records with `value` and `label`.",
      "x-bind": true
    },
    "default": []
  },
  "showValue": {
    "description": "Shows the value next to the label.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the value next to the label.",
      "x-bind": true
    },
    "default": true
  },
  "numberStyle": {
    "description": "The number style of the shown value; with `percent`, 1 is 100 %.",
    "bind": true,
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
      "default": "decimal",
      "description": "The number style of the shown value; with `percent`, 1 is 100 %.",
      "x-bind": true
    },
    "default": "decimal"
  },
  "currency": {
    "description": "The ISO code of the currency; USD if it is unknown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "USD",
      "description": "The ISO code of the currency; USD if it is unknown.",
      "x-bind": true,
      "x-literal": "currency"
    },
    "default": "USD"
  },
  "unit": {
    "description": "The unit, such as `kilometer`; celsius if it is unknown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "celsius",
      "description": "The unit, such as `kilometer`; celsius if it is unknown.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "celsius"
  },
  "fractionDigits": {
    "description": "The number of decimals of the shown value; as many as `step` has if absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "description": "The number of decimals of the shown value; as many as `step` has if absent.",
      "x-bind": true
    }
  },
  "color": {
    "description": "The colour of the chosen part of the track. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the chosen part of the track. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "startLabel": {
    "description": "The accessible name of the first thumb of a range; `Minimum` in the language of the page if empty.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the first thumb of a range; `Minimum` in the language of the page if empty.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "endLabel": {
    "description": "The accessible name of the second thumb of a range; `Maximum` in the language of the page if empty.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the second thumb of a range; `Maximum` in the language of the page if empty.",
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
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "debounce": {
    "description": "Debounces `change` until the thumb rests.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Debounces `change` until the thumb rests."
    },
    "default": false
  },
  "debounceDelay": {
    "description": "The pause in milliseconds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "The pause in milliseconds."
    },
    "default": 500
  }
}),
    children: "none",
    slots: table({}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor moved a thumb, also while it is dragged; debounced if so configured. Without `range`, `start` and `end` are `value`; with it, `value` is `start`.",
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
          "type": "number"
        },
        "start": {
          "type": "number"
        },
        "end": {
          "type": "number"
        }
      }
    },
    "common": false
  },
  "commit": {
    "description": "The visitor released a thumb at another value, or moved it by keyboard.",
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
          "type": "number"
        },
        "start": {
          "type": "number"
        },
        "end": {
          "type": "number"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured value changed and was applied.",
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
          "type": "number"
        },
        "start": {
          "type": "number"
        },
        "end": {
          "type": "number"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "focus": {
    "args": {},
    "description": "Moves the keyboard focus to the element."
  },
  "setValue": {
    "args": {
      "value": {
        "type": [
          "number",
          "null"
        ]
      },
      "start": {
        "type": [
          "number",
          "null"
        ]
      },
      "end": {
        "type": [
          "number",
          "null"
        ]
      }
    },
    "description": "Sets the value, or the range."
  },
  "reset": {
    "args": {},
    "description": "Resets to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "The value; the start of a range.",
    "type": {
      "type": "number"
    },
    "readonly": false
  },
  "start": {
    "description": "The start of the range, or the value.",
    "type": {
      "type": "number"
    },
    "readonly": false
  },
  "end": {
    "description": "The end of the range, or the value.",
    "type": {
      "type": "number"
    },
    "readonly": false
  },
  "isDragging": {
    "description": "The visitor is moving a thumb.",
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "dragging": {
    "description": "A thumb is being moved.",
    "selector": "[data-dragging]"
  }
}),
    tag: "div",
  },
  "rich-text": {
    type: "rich-text",
    title: "Rich text",
    description: "Formatted text: to read, or to edit with a toolbar and the usual shortcuts. The value is HTML with paragraphs, headings, lists, quotes, code, links and emphasis; everything else is removed when it is read and when it is written.",
    props: table({
  "value": {
    "description": "The initial HTML; a bound value is applied again whenever it changes.",
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
      "description": "The initial HTML; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "mode": {
    "description": "`read` only shows the text, without the editor's code.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "edit",
        "read"
      ],
      "default": "edit",
      "description": "`read` only shows the text, without the editor's code.",
      "x-bind": true
    },
    "default": "edit"
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "Shown while it is empty.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Shown while it is empty.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "tools": {
    "description": "The buttons of the toolbar, in this order; an empty list hides it. Shortcuts work without their button.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "bold",
          "italic",
          "underline",
          "strike",
          "heading",
          "bulletList",
          "orderedList",
          "link",
          "quote",
          "code",
          "codeBlock",
          "undo",
          "redo"
        ]
      },
      "default": [
        "bold",
        "italic",
        "underline",
        "strike",
        "heading",
        "bulletList",
        "orderedList",
        "link",
        "quote",
        "code",
        "codeBlock",
        "undo",
        "redo"
      ],
      "description": "The buttons of the toolbar, in this order; an empty list hides it. Shortcuts work without their button."
    },
    "default": [
      "bold",
      "italic",
      "underline",
      "strike",
      "heading",
      "bulletList",
      "orderedList",
      "link",
      "quote",
      "code",
      "codeBlock",
      "undo",
      "redo"
    ]
  },
  "minHeight": {
    "description": "The minimum height of the text. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "120px",
      "description": "The minimum height of the text. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "minHeight",
      "x-bind": true
    },
    "default": "120px"
  },
  "maxHeight": {
    "description": "The height at which the text scrolls. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The height at which the text scrolls. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "maxHeight",
      "x-bind": true
    },
    "default": ""
  },
  "maxLength": {
    "description": "The maximum number of characters, without formatting.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The maximum number of characters, without formatting.",
      "x-bind": true
    }
  },
  "required": {
    "description": "Text is required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Text is required.",
      "x-bind": true
    },
    "default": false
  },
  "readonly": {
    "description": "Cannot be changed; it can be selected and copied.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Cannot be changed; it can be selected and copied.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "debounce": {
    "description": "Debounces `change` until typing pauses.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Debounces `change` until typing pauses."
    },
    "default": false
  },
  "debounceDelay": {
    "description": "The pause in milliseconds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "The pause in milliseconds."
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
    "description": "The visitor changed the text; debounced if so configured.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "value",
        "text"
      ],
      "properties": {
        "value": {
          "type": "string"
        },
        "text": {
          "type": "string"
        }
      }
    },
    "common": false
  },
  "initValueChange": {
    "description": "The configured `value` changed and was applied.",
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
    "description": "Moves the keyboard focus to the element."
  },
  "setValue": {
    "args": {
      "value": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "description": "Sets the HTML."
  },
  "insertText": {
    "args": {
      "text": {
        "type": "string"
      }
    },
    "description": "Inserts text without formatting at the cursor."
  },
  "clear": {
    "args": {},
    "description": "Removes all text."
  },
  "reset": {
    "args": {},
    "description": "Resets to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "The HTML; an empty string without text.",
    "type": {
      "type": "string"
    },
    "readonly": false
  },
  "text": {
    "description": "The text without formatting.",
    "type": {
      "type": "string"
    },
    "readonly": true
  },
  "length": {
    "description": "The number of characters of the text.",
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
  "readonly": {
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  },
  "invalid": {
    "description": "It has an error.",
    "selector": "[data-invalid]"
  },
  "empty": {
    "description": "It has no text.",
    "selector": "[data-empty]"
  }
}),
    tag: "div",
  },
  "scroll-area": {
    type: "scroll-area",
    title: "Scroll area",
    description: "A scrolling box. The visible content stays in place when content is added before it, and the box can stay at the end as content is appended.",
    props: table({
  "role": {
    "description": "The ARIA role.",
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
      "description": "The ARIA role.",
      "x-bind": true
    },
    "default": "group"
  },
  "ariaLabel": {
    "description": "The accessible name: what it contains.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name: what it contains.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "stickToEnd": {
    "description": "Starts at the end, and stays there as content is added, until the visitor scrolls away.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Starts at the end, and stays there as content is added, until the visitor scrolls away."
    },
    "default": false
  },
  "threshold": {
    "description": "The distance in pixels at which `reachStart` and `reachEnd` fire.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 200,
      "description": "The distance in pixels at which `reachStart` and `reachEnd` fire.",
      "x-bind": true
    },
    "default": 200
  }
}),
    children: "many",
    slots: table({}),
    events: table({ ...commonEvents, 
  "reachStart": {
    "description": "The start came near; fires again if it is still near after content was added.",
    "common": false
  },
  "reachEnd": {
    "description": "The end came near; fires again if it is still near after content was added.",
    "common": false
  }
}),
    actions: table({
  "scrollToStart": {
    "args": {},
    "description": "Scrolls to the start."
  },
  "scrollToEnd": {
    "args": {},
    "description": "Scrolls to the end, and stays there with `stickToEnd`."
  },
  "focus": {
    "args": {},
    "description": "Moves the keyboard focus to it."
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
    description: "A search field, optionally with a button.",
    props: table({
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The initial value; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "The placeholder.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The placeholder.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; the placeholder when absent.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; the placeholder when absent.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "clearLabel": {
    "description": "The accessible name of the clear button.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the clear button.",
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
    "description": "The label of the submit button.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The label of the submit button.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "isEmbedIcon": {
    "description": "Shows an icon inside the field.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows an icon inside the field.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": false
  },
  "iconPosition": {
    "description": "The side of the icon.",
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
      "description": "The side of the icon.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "right"
  },
  "buttonPosition": {
    "description": "The side of the button.",
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
      "description": "The side of the button.",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "right"
  },
  "inputWidth": {
    "description": "The width of the field. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "50%",
      "description": "The width of the field. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "width",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "50%"
  },
  "debounceDelay": {
    "description": "The delay of `change` after the last key, in milliseconds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "The delay of `change` after the last key, in milliseconds."
    },
    "default": 500
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "shortcut": {
    "description": "A key that focuses the field from anywhere outside a text field, such as `/`, while no dialog is open.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "A key that focuses the field from anywhere outside a text field, such as `/`, while no dialog is open.",
      "x-bind": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "submitButton": {
    "description": "Instead of the default submit button; must contain a submit button."
  },
  "embedIcon": {
    "description": "Instead of the default icon."
  }
}),
    events: table({ ...commonEvents, 
  "submit": {
    "description": "Submitted by Enter or the button.",
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Moves the keyboard focus to the element."
  },
  "clear": {
    "args": {},
    "description": "Clears the field."
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
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  }
}),
    tag: "search",
  },
  "select": {
    type: "select",
    title: "Select",
    description: "One choice from a list, with search.",
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
    "description": "The path of the label in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "label",
      "description": "The path of the label in an option."
    },
    "default": "label"
  },
  "valueField": {
    "description": "The path of the value in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "value",
      "description": "The path of the value in an option."
    },
    "default": "value"
  },
  "imageField": {
    "description": "The path of the image in an option.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "options",
      "default": "image",
      "description": "The path of the image in an option."
    },
    "default": "image"
  },
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The initial value; a bound value is applied again whenever it changes.",
      "x-type": "unknown",
      "x-bind": true
    }
  },
  "label": {
    "description": "The visible label, which names the control for screen readers.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The visible label, which names the control for screen readers.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a visible label.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a visible label.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "hint": {
    "description": "Help text below the control, part of its accessible description; an error takes its place.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Help text below the control, part of its accessible description; an error takes its place.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "error": {
    "description": "Error text below the control; while it is not empty, the control is marked invalid.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Error text below the control; while it is not empty, the control is marked invalid.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "layoutType": {
    "description": "`text` shows labels, `free` shows the slot `option`.",
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
      "description": "`text` shows labels, `free` shows the slot `option`."
    },
    "default": "text"
  },
  "placeholder": {
    "description": "The text while nothing is chosen.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text while nothing is chosen.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noOptionsText": {
    "description": "The text of an empty list, in place of `No options` in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text of an empty list, in place of `No options` in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "noResultsText": {
    "description": "The text when the search finds nothing, in place of `No results` in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text when the search finds nothing, in place of `No results` in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "searchPlaceholder": {
    "description": "The placeholder of the search field.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The placeholder of the search field.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "clearLabel": {
    "description": "The accessible name of the clear button; default \"Clear\" in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the clear button; default \"Clear\" in the language of the page.",
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
    "description": "A choice is required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "A choice is required.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "canDeselect": {
    "description": "Choosing the chosen option again clears the choice.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Choosing the chosen option again clears the choice.",
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
    "description": "Shows that more options are loading.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows that more options are loading.",
      "x-bind": true
    },
    "default": false
  },
  "loadingRingColor": {
    "description": "The colour of the spinner. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "#099af2",
      "description": "The colour of the spinner. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
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
    "description": "The number of options shown.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 20,
      "minimum": 10,
      "maximum": 50,
      "description": "The number of options shown.",
      "x-bind": true
    },
    "default": 20
  },
  "clearIcon": {
    "description": "Shows a clear button.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Shows a clear button.",
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
    "description": "The maximum height of the open list: by default 10rem, or the token `trama-list-height`. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The maximum height of the open list: by default 10rem, or the token `trama-list-height`. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "maxHeight",
      "x-bind": true
    },
    "default": ""
  },
  "optionColor": {
    "description": "The text color of the options. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The text color of the options. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "optionHoverColor": {
    "description": "The background of the option under the pointer, or chosen by keys. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of the option under the pointer, or chosen by keys. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "optionSelectedColor": {
    "description": "The background of chosen options. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of chosen options. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBackgroundColor": {
    "description": "The background of the open list. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The background of the open list. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBorderColor": {
    "description": "The color of the border of the open list. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The color of the border of the open list. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBorderWidth": {
    "description": "The width of that border. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The width of that border. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "borderTopWidth",
      "x-bind": true
    },
    "default": ""
  },
  "dropdownBorderRadius": {
    "description": "The radius of its corners. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The radius of its corners. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "borderRadius",
      "x-bind": true
    },
    "default": ""
  },
  "history": {
    "description": "Opening the list adds an entry to the browser history, and Back closes the list before it leaves the page. Closing it in any other way removes the entry.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "push"
      ],
      "description": "Opening the list adds an entry to the browser history, and Back closes the list before it leaves the page. Closing it in any other way removes the entry."
    }
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
    "description": "The visitor chose an option.",
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "The search text changed. With a workflow for this event the element shows all its options: filter them by the text, in their formula or in the collection's query.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "Clears the choice."
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
    "description": "The value of the chosen option, or null.",
    "type": {
      "x-type": "valueOf(options, valueField)"
    },
    "readonly": false,
    "tellsItems": true
  },
  "search": {
    "description": "The text of the search field.",
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
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
  "side-panel": {
    type: "side-panel",
    title: "Side panel",
    description: "A panel docked beside the content, as one of the children of a row. It has no backdrop: the content stays usable. Its width can be changed with the mouse, a finger or the arrow keys, and is remembered in this browser. On phones it covers the page. Bind it to a variable of the query with `\"history\": \"push\"` so that Back closes it.",
    props: table({
  "value": {
    "description": "Whether it is open at first; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "boolean",
        "null"
      ],
      "default": false,
      "description": "Whether it is open at first; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": false
  },
  "side": {
    "description": "The side of the content that it is docked to: the edge with the handle is the opposite one.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "start",
        "end"
      ],
      "default": "end",
      "description": "The side of the content that it is docked to: the edge with the handle is the opposite one."
    },
    "default": "end"
  },
  "width": {
    "description": "The width in pixels, until the visitor changes it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 400,
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The width in pixels, until the visitor changes it.",
      "x-bind": true
    },
    "default": 400
  },
  "minWidth": {
    "description": "The minimum width in pixels.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 240,
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The minimum width in pixels.",
      "x-bind": true
    },
    "default": 240
  },
  "maxWidth": {
    "description": "The maximum width in pixels.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 720,
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The maximum width in pixels.",
      "x-bind": true
    },
    "default": 720
  },
  "resizable": {
    "description": "The visitor can change the width.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "The visitor can change the width.",
      "x-bind": true
    },
    "default": true
  },
  "rememberAs": {
    "description": "The name under which this browser remembers the width; the page and the id of the element if absent. Empty: it is not remembered.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The name under which this browser remembers the width; the page and the id of the element if absent. Empty: it is not remembered.",
      "minLength": 1
    }
  },
  "closeOnEscape": {
    "description": "Escape closes it: on phones, or while the focus is inside.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Escape closes it: on phones, or while the focus is inside.",
      "x-bind": true
    },
    "default": true
  },
  "closeButton": {
    "description": "Shows a button that closes it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows a button that closes it.",
      "x-bind": true
    },
    "default": true
  },
  "title": {
    "description": "The title in its head, which also names it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The title in its head, which also names it.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name; used without a title.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name; used without a title.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "closeLabel": {
    "description": "The accessible name of the close button; `Close` in the language of the page if empty.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the close button; `Close` in the language of the page if empty.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "resizeLabel": {
    "description": "The accessible name of the handle; `Panel width` in the language of the page if empty.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of the handle; `Panel width` in the language of the page if empty.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "keepMounted": {
    "description": "Keeps the content mounted while it is closed.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Keeps the content mounted while it is closed."
    },
    "default": false
  }
}),
    children: "many",
    slots: table({
  "header": {
    "description": "Its head, beside the close button, instead of the title."
  },
  "footer": {
    "description": "Below the content, always visible."
  }
}),
    events: table({ ...commonEvents, 
  "change": {
    "description": "The visitor or an action opened or closed it.",
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
    "description": "The configured `value` changed and was applied.",
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
  "resize": {
    "description": "The visitor changed the width.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "width"
      ],
      "properties": {
        "width": {
          "type": "number"
        }
      }
    },
    "common": false
  }
}),
    actions: table({
  "openPanel": {
    "args": {},
    "description": "Opens it."
  },
  "closePanel": {
    "args": {},
    "description": "Closes it."
  },
  "resetWidth": {
    "args": {},
    "description": "Returns to the configured width."
  },
  "focus": {
    "args": {},
    "description": "Moves the keyboard focus to the panel."
  }
}),
    variables: table({
  "value": {
    "description": "It is open.",
    "type": {
      "type": "boolean"
    },
    "readonly": false
  },
  "width": {
    "description": "The width in pixels.",
    "type": {
      "type": "number"
    },
    "readonly": true
  },
  "isFullScreen": {
    "description": "It covers the page, as on phones.",
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
  },
  "resizing": {
    "description": "Its width is being changed.",
    "selector": "[data-resizing]"
  },
  "fullScreen": {
    "description": "It covers the page.",
    "selector": "[data-full-screen]"
  }
}),
    tag: "section",
  },
  "stack": {
    type: "stack",
    title: "Stack",
    description: "A list of cards that are reordered in it and moved to other stacks of its group, by mouse, touch or keyboard.",
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
    "description": "The path of the unique key in an item; plain values are their own key.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "id",
      "description": "The path of the unique key in an item; plain values are their own key."
    },
    "default": "id"
  },
  "labelField": {
    "description": "The path of an item's name, for screen readers, and for cards without the slot `item`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "x-field": "items",
      "default": "label",
      "description": "The path of an item's name, for screen readers, and for cards without the slot `item`."
    },
    "default": "label"
  },
  "group": {
    "description": "Items move between stacks of the same group on the page.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "common",
      "description": "Items move between stacks of the same group on the page.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "common"
  },
  "sortable": {
    "description": "Items can be reordered within the stack. If not, they can only be moved to another stack.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Items can be reordered within the stack. If not, they can only be moved to another stack.",
      "x-bind": true
    },
    "default": true
  },
  "readonly": {
    "description": "Disables dragging and hides the handles.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disables dragging and hides the handles.",
      "x-bind": true
    },
    "default": false
  },
  "customDragHandle": {
    "description": "The pointer drags an item only by the parts of it that have the class `handleClass`, instead of anywhere on it. The keyboard uses the handle that each item has.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The pointer drags an item only by the parts of it that have the class `handleClass`, instead of anywhere on it. The keyboard uses the handle that each item has.",
      "x-bind": true
    },
    "default": false
  },
  "handleClass": {
    "description": "The class of the parts that the pointer drags by, with `customDragHandle`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "draggable",
      "description": "The class of the parts that the pointer drags by, with `customDragHandle`.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "draggable"
  },
  "draggingCursor": {
    "description": "The pointer while an item is moved. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "grabbing",
      "description": "The pointer while an item is moved. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "cursor",
      "x-bind": true
    },
    "default": "grabbing"
  },
  "gap": {
    "description": "The space between cards. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "8px",
      "description": "The space between cards. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "gap",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "8px"
  },
  "ariaLabel": {
    "description": "Accessible name of the stack; without it, the text of the slot `header`.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Accessible name of the stack; without it, the text of the slot `header`.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "handleLabel": {
    "description": "The accessible name of a handle; `{item}` is the name of the item. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name of a handle; `{item}` is the name of the item. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "instructionsText": {
    "description": "How to move an item by keyboard, announced with its handle.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "How to move an item by keyboard, announced with its handle.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "liftedText": {
    "description": "Announced when an item is lifted; `{item}`, `{position}`, `{count}` and `{stack}` are its name, its position, the number of positions and the name of the stack.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when an item is lifted; `{item}`, `{position}`, `{count}` and `{stack}` are its name, its position, the number of positions and the name of the stack.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "movedText": {
    "description": "Announced at each position on the way, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced at each position on the way, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "droppedText": {
    "description": "Announced when the item is dropped, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the item is dropped, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "canceledText": {
    "description": "Announced when the move is cancelled, with the same placeholders.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Announced when the move is cancelled, with the same placeholders.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  }
}),
    children: "none",
    slots: table({
  "item": {
    "description": "The card of an item.",
    "provides": {
      "item": "itemOf(items)",
      "index": "number"
    }
  },
  "header": {
    "description": "The head of the stack."
  },
  "footer": {
    "description": "The foot of the stack, such as a button that adds an item."
  }
}),
    events: table({ ...commonEvents, 
  "itemMoved": {
    "description": "The visitor dropped an item at another position of the stack.",
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
  },
  "itemAdded": {
    "description": "The visitor moved an item of another stack into this one.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "item",
        "newIndex",
        "updatedList"
      ],
      "properties": {
        "item": {
          "x-type": "itemOf(items)"
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
  },
  "itemRemoved": {
    "description": "The visitor moved an item of this stack into another one.",
    "payload": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "item",
        "oldIndex",
        "updatedList"
      ],
      "properties": {
        "item": {
          "x-type": "itemOf(items)"
        },
        "oldIndex": {
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
    "description": "Shows the order of `items` again, such as after a rejected change."
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
  "readonly": {
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "dragging": {
    "description": "An item is being moved.",
    "selector": "[data-dragging]"
  },
  "empty": {
    "description": "The stack is empty.",
    "selector": "[data-empty]"
  }
}),
    list: {
  "prop": "items",
  "hasValues": false
},
    tag: "div",
  },
  "svg-circle": {
    type: "svg-circle",
    title: "SVG circle",
    description: "A circle in an `svg`.",
    props: table({
  "cx": {
    "description": "The centre from the left.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The centre from the left.",
      "x-bind": true
    },
    "default": 0
  },
  "cy": {
    "description": "The centre from above.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The centre from above.",
      "x-bind": true
    },
    "default": 0
  },
  "r": {
    "description": "The radius.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The radius.",
      "x-bind": true
    },
    "default": 0
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "none"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "circle",
  },
  "svg-ellipse": {
    type: "svg-ellipse",
    title: "SVG ellipse",
    description: "An ellipse in an `svg`.",
    props: table({
  "cx": {
    "description": "The centre from the left.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The centre from the left.",
      "x-bind": true
    },
    "default": 0
  },
  "cy": {
    "description": "The centre from above.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The centre from above.",
      "x-bind": true
    },
    "default": 0
  },
  "rx": {
    "description": "The horizontal radius.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The horizontal radius.",
      "x-bind": true
    },
    "default": 0
  },
  "ry": {
    "description": "The vertical radius.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The vertical radius.",
      "x-bind": true
    },
    "default": 0
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "none"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "ellipse",
  },
  "svg-line": {
    type: "svg-line",
    title: "SVG line",
    description: "A straight line in an `svg`.",
    props: table({
  "x1": {
    "description": "The start from the left.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The start from the left.",
      "x-bind": true
    },
    "default": 0
  },
  "y1": {
    "description": "The start from above.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The start from above.",
      "x-bind": true
    },
    "default": 0
  },
  "x2": {
    "description": "The end from the left.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The end from the left.",
      "x-bind": true
    },
    "default": 0
  },
  "y2": {
    "description": "The end from above.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The end from above.",
      "x-bind": true
    },
    "default": 0
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "none"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "line",
  },
  "svg-path": {
    type: "svg-path",
    title: "SVG path",
    description: "A path in an `svg`.",
    props: table({
  "d": {
    "description": "The commands of the path, as in SVG.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The commands of the path, as in SVG.",
      "x-bind": true
    },
    "default": ""
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "none"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "path",
  },
  "svg-polygon": {
    type: "svg-polygon",
    title: "SVG polygon",
    description: "A closed shape with straight sides in an `svg`.",
    props: table({
  "points": {
    "description": "The corners: a string such as `0,0 50,20 100,0`, or a list of records with `x` and `y`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "array"
      ],
      "items": {
        "x-type": "unknown"
      },
      "default": "",
      "description": "The corners: a string such as `0,0 50,20 100,0`, or a list of records with `x` and `y`.",
      "x-bind": true
    },
    "default": ""
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "none"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "polygon",
  },
  "svg-polyline": {
    type: "svg-polyline",
    title: "SVG polyline",
    description: "Connected lines in an `svg`.",
    props: table({
  "points": {
    "description": "The corners: a string such as `0,0 50,20 100,0`, or a list of records with `x` and `y`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": [
        "string",
        "array"
      ],
      "items": {
        "x-type": "unknown"
      },
      "default": "",
      "description": "The corners: a string such as `0,0 50,20 100,0`, or a list of records with `x` and `y`.",
      "x-bind": true
    },
    "default": ""
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "none"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "polyline",
  },
  "svg-rect": {
    type: "svg-rect",
    title: "SVG rectangle",
    description: "A rectangle in an `svg`.",
    props: table({
  "x": {
    "description": "The left edge.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The left edge.",
      "x-bind": true
    },
    "default": 0
  },
  "y": {
    "description": "The upper edge.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "description": "The upper edge.",
      "x-bind": true
    },
    "default": 0
  },
  "width": {
    "description": "The width.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width.",
      "x-bind": true
    },
    "default": 0
  },
  "height": {
    "description": "The height.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The height.",
      "x-bind": true
    },
    "default": 0
  },
  "rx": {
    "description": "The radius of the corners.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The radius of the corners.",
      "x-bind": true
    },
    "default": 0
  },
  "fill": {
    "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "currentcolor",
      "description": "The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fill",
      "x-bind": true
    },
    "default": "currentcolor"
  },
  "stroke": {
    "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "none",
      "description": "The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "stroke",
      "x-bind": true
    },
    "default": "none"
  },
  "strokeWidth": {
    "description": "The width of the line, in units of the drawing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The width of the line, in units of the drawing.",
      "x-bind": true
    },
    "default": 1
  },
  "dashes": {
    "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Lengths of dashes and gaps, such as `4 2`; empty for a solid line.",
      "x-bind": true
    },
    "default": ""
  },
  "lineCap": {
    "description": "The ends of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "butt",
        "round",
        "square"
      ],
      "default": "butt",
      "description": "The ends of the line.",
      "x-bind": true
    },
    "default": "butt"
  },
  "lineJoin": {
    "description": "The corners of the line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "miter",
        "round",
        "bevel"
      ],
      "default": "miter",
      "description": "The corners of the line.",
      "x-bind": true
    },
    "default": "miter"
  },
  "fixedStroke": {
    "description": "The line keeps its width in pixels, however large the drawing is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The line keeps its width in pixels, however large the drawing is.",
      "x-bind": true
    },
    "default": false
  },
  "opacity": {
    "description": "The opacity, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "minimum": 0,
      "maximum": 1,
      "description": "The opacity, from 0 to 1.",
      "x-bind": true
    },
    "default": 1
  },
  "transform": {
    "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "Transformations of SVG, such as `rotate(45 50 50)`.",
      "x-bind": true
    },
    "default": ""
  },
  "title": {
    "description": "What the shape is: its name for screen readers and its tooltip.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the shape is: its name for screen readers and its tooltip.",
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
    tag: "rect",
  },
  "svg": {
    type: "svg",
    title: "SVG",
    description: "A drawing of shapes, which scales with its box. Shapes are its children; they can be repeated, hidden, styled and clicked like other elements.",
    props: table({
  "viewBox": {
    "description": "The coordinates of the drawing: left, top, width and height.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "0 0 100 100",
      "description": "The coordinates of the drawing: left, top, width and height.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "0 0 100 100"
  },
  "width": {
    "description": "The width. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "100%",
      "description": "The width. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "width",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "100%"
  },
  "height": {
    "description": "The height. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "auto",
      "description": "The height. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "height",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "auto"
  },
  "preserveAspectRatio": {
    "description": "How the drawing fits its box: all of it visible, the box covered, or distorted to both sides.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "meet",
        "slice",
        "stretch"
      ],
      "default": "meet",
      "description": "How the drawing fits its box: all of it visible, the box covered, or distorted to both sides.",
      "x-bind": true
    },
    "default": "meet"
  },
  "ariaLabel": {
    "description": "What the drawing shows, for screen readers; a picture without a name is decorative.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "What the drawing shows, for screen readers; a picture without a name is decorative.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "role": {
    "description": "`img`: one picture with a name. `group`: screen readers read the titles of its shapes one by one; use it when shapes can be clicked.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "img",
        "group"
      ],
      "default": "img",
      "description": "`img`: one picture with a name. `group`: screen readers read the titles of its shapes one by one; use it when shapes can be clicked."
    },
    "default": "img"
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
    tag: "svg",
  },
  "tabs": {
    type: "tabs",
    title: "Tabs",
    description: "Panels of which one is shown, with a list of tabs.",
    props: table({
  "tabs": {
    "description": "The tabs, in order; the panel of a tab is the slot of its id. A tab without one has an empty panel.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "default": [],
      "description": "The tabs, in order; the panel of a tab is the slot of its id. A tab without one has an empty panel.",
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
            "description": "The label.",
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
    "description": "The index of the open tab, from 0, clamped to the tabs; a bound value is applied again whenever it changes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "maximum": 2147483647,
      "default": 0,
      "description": "The index of the open tab, from 0, clamped to the tabs; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": 0
  },
  "tabsPosition": {
    "description": "The side of the list.",
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
      "description": "The side of the list.",
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
    "description": "The transition between panels.",
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
      "description": "The transition between panels.",
      "x-bind": true
    },
    "default": "fade"
  },
  "transitionDuration": {
    "description": "The duration of the transition, in seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 0.4,
      "minimum": 0,
      "maximum": 5,
      "description": "The duration of the transition, in seconds.",
      "x-bind": true
    },
    "default": 0.4
  },
  "keepMounted": {
    "description": "Closed panels keep their input.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Closed panels keep their input."
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
  },
  "face": {
    "description": "The face of each tab instead of its label: texts, icons and images. The label stays the accessible name.",
    "provides": {
      "item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "label",
          "isSelected"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "label": {
            "type": "string"
          },
          "isSelected": {
            "type": "boolean"
          }
        }
      },
      "index": "number"
    }
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Opens the tab at that index."
  }
}),
    variables: table({
  "value": {
    "description": "The index of the open tab.",
    "type": {
      "type": "number"
    },
    "readonly": false
  },
  "currentTab": {
    "description": "The id of the open tab.",
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
    description: "A bare input without label and notes, for short texts in place.",
    props: table({
  "type": {
    "description": "The kind of field.",
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
      "description": "The kind of field."
    },
    "default": "text"
  },
  "value": {
    "description": "The initial value; a bound value is applied again whenever it changes.",
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
      "description": "The initial value; a bound value is applied again whenever it changes.",
      "x-bind": true
    },
    "default": ""
  },
  "placeholder": {
    "description": "The placeholder; also the accessible name without any other.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The placeholder; also the accessible name without any other.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "ariaLabel": {
    "description": "The accessible name.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "color": {
    "description": "The colour of the text. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The colour of the text. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "color",
      "x-bind": true,
      "x-responsive": true
    },
    "default": ""
  },
  "fontFamily": {
    "description": "The font of the text. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The font of the text. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fontFamily",
      "x-bind": true
    },
    "default": ""
  },
  "fontSize": {
    "description": "The size of the text. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "string",
      "default": "15px",
      "description": "The size of the text. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "fontSize",
      "x-bind": true,
      "x-responsive": true
    },
    "default": "15px"
  },
  "readonly": {
    "description": "Read-only.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Read-only.",
      "x-bind": true
    },
    "default": false
  },
  "disabled": {
    "description": "Disabled.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Disabled.",
      "x-bind": true
    },
    "default": false
  },
  "required": {
    "description": "Required.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Required.",
      "x-bind": true
    },
    "default": false
  },
  "precision": {
    "description": "The precision of a decimal field. Text with more decimals is refused; a value from elsewhere is rounded on blur.",
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
      "description": "The precision of a decimal field. Text with more decimals is refused; a value from elsewhere is rounded on blur."
    },
    "default": "0.1"
  },
  "step": {
    "description": "The step of a number field.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "default": 1,
      "description": "The step of a number field.",
      "x-bind": true,
      "exclusiveMinimum": 0,
      "maximum": 2147483647
    },
    "default": 1
  },
  "maxLength": {
    "description": "The maximum number of characters.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The maximum number of characters.",
      "x-bind": true
    }
  },
  "debounceDelay": {
    "description": "The pause before `debounce`, in milliseconds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 1,
      "maximum": 5000,
      "description": "The pause before `debounce`, in milliseconds."
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
    "description": "The visitor changed the value; fires at once.",
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
    "description": "The visitor changed the value, and typing has paused.",
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
    "description": "The configured `value` changed and was applied.",
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
    "description": "Moves the keyboard focus to the element."
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
    "description": "Resets to the initial value."
  }
}),
    variables: table({
  "value": {
    "description": "The text in the field; numbers use a decimal point.",
    "type": {
      "type": "string"
    },
    "readonly": false
  },
  "number": {
    "description": "The value of a number or decimal field, null if it is not a number.",
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
    "description": "It is read-only.",
    "selector": "[data-readonly]"
  },
  "disabled": {
    "description": "It is disabled.",
    "selector": "[data-disabled]"
  }
}),
    tag: "input",
  },
  "text": {
    type: "text",
    title: "Text",
    description: "A piece of text. A bound text is written directly into the page, without a rerender.",
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
    "description": "The HTML tag. A link replaces `p`, `div`, `span` and `button` with an `a`, and puts an `a` inside other tags.",
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
        "b",
        "i",
        "s",
        "u",
        "mark",
        "q",
        "cite",
        "abbr",
        "dfn",
        "code",
        "kbd",
        "samp",
        "var",
        "sub",
        "sup",
        "ins",
        "del",
        "bdi",
        "bdo",
        "rt",
        "rp",
        "label",
        "li",
        "dt",
        "dd",
        "legend",
        "summary",
        "figcaption",
        "caption",
        "th",
        "td",
        "blockquote",
        "address",
        "time",
        "pre"
      ],
      "default": "p",
      "description": "The HTML tag. A link replaces `p`, `div`, `span` and `button` with an `a`, and puts an `a` inside other tags."
    },
    "default": "p"
  },
  "role": {
    "description": "The ARIA role; `status` and `alert` are announced when the text changes.",
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
      "description": "The ARIA role; `status` and `alert` are announced when the text changes.",
      "x-bind": true
    }
  },
  "ariaLabel": {
    "description": "The accessible name for screen readers, if the content does not provide it.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name for screen readers, if the content does not provide it.",
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
    "selector": ":is(:focus-visible, :where([data-link]):has(> :focus-visible))"
  },
  "active": {
    "description": "It is being pressed.",
    "selector": ":active"
  }
}),
    tag: "p",
  },
  "tooltip": {
    type: "tooltip",
    title: "Tooltip",
    description: "A short explanation that appears next to its trigger: while the pointer is over it, while it has the keyboard focus, or after a long press of a finger. Escape closes it.",
    props: table({
  "text": {
    "description": "The explanation, without formatting.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The explanation, without formatting.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "position": {
    "description": "The side of the trigger; the opposite one without enough space.",
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
      "default": "top",
      "description": "The side of the trigger; the opposite one without enough space."
    },
    "default": "top"
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
      "default": "center",
      "description": "Alignment along that side."
    },
    "default": "center"
  },
  "offset": {
    "description": "The distance from the trigger. A CSS value; `$token` refers to a token of the theme.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "8px",
      "description": "The distance from the trigger. A CSS value; `$token` refers to a token of the theme.",
      "x-css": "top",
      "x-bind": true
    },
    "default": "8px"
  },
  "delay": {
    "description": "How long the pointer must rest on the trigger, in milliseconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "default": 500,
      "minimum": 0,
      "maximum": 10000,
      "description": "How long the pointer must rest on the trigger, in milliseconds.",
      "x-bind": true
    },
    "default": 500
  },
  "zIndex": {
    "description": "The stacking order among layers.",
    "bind": true,
    "localized": false,
    "responsive": true,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The stacking order among layers.",
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
  }
}),
    children: "none",
    slots: table({
  "trigger": {
    "description": "What is explained. The explanation describes the first control inside it; without one, the trigger gets a place in the tab order."
  },
  "content": {
    "description": "The explanation, instead of `text`. It contains no controls: it disappears when the trigger loses the focus."
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
  "openTooltip": {
    "args": {},
    "description": "Opens it."
  },
  "closeTooltip": {
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
  "video": {
    type: "video",
    title: "Video",
    description: "A video with the browser's controls.",
    props: table({
  "file": {
    "description": "The address of the video, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The address of the video, or a file under `assets/`.",
      "x-type": "url",
      "x-bind": true
    },
    "default": ""
  },
  "previewImage": {
    "description": "The poster, shown before playback.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The poster, shown before playback.",
      "x-type": "url",
      "x-bind": true
    },
    "default": ""
  },
  "captions": {
    "description": "The address of captions in the WebVTT format, or a file under `assets/`, for people who do not hear the sound. Visitors switch them on in the controls.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The address of captions in the WebVTT format, or a file under `assets/`, for people who do not hear the sound. Visitors switch them on in the controls.",
      "x-type": "url",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "captionsLabel": {
    "description": "The name of the captions in the controls, in place of `Captions` in the language of the page.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The name of the captions in the controls, in place of `Captions` in the language of the page.",
      "x-bind": true,
      "x-localized": true
    },
    "default": ""
  },
  "videoStartTime": {
    "description": "The start position, in seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 0,
      "description": "The start position, in seconds.",
      "x-bind": true
    },
    "default": 0
  },
  "autoplay": {
    "description": "Plays automatically; muted then, as browsers block autoplay with sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Plays automatically; muted then, as browsers block autoplay with sound.",
      "x-bind": true
    },
    "default": false
  },
  "muted": {
    "description": "Muted.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Muted.",
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
    "description": "Shows the browser's controls.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Shows the browser's controls.",
      "x-bind": true
    },
    "default": true
  },
  "preload": {
    "description": "Loads the video before playback; otherwise only its metadata.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Loads the video before playback; otherwise only its metadata.",
      "x-bind": true
    },
    "default": true
  },
  "ariaLabel": {
    "description": "The accessible name: what it shows.",
    "bind": true,
    "localized": true,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "",
      "description": "The accessible name: what it shows.",
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
    "description": "Playback started; `value` is the position in seconds.",
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
    "description": "Playback was paused before the end.",
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
    "description": "Playback ended.",
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
    "description": "Loading the video failed.",
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
    "description": "Pauses it."
  },
  "seekTo": {
    "args": {
      "time": {
        "type": "number"
      }
    },
    "description": "Seeks to a position in seconds."
  }
}),
    variables: table({
  "isPlaying": {
    "description": "It is playing.",
    "type": {
      "type": "boolean"
    },
    "readonly": true
  },
  "currentTime": {
    "description": "The position in seconds.",
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
    "description": "It is paused.",
    "selector": "[data-video=\"paused\"]"
  },
  "playing": {
    "description": "It is playing.",
    "selector": "[data-video=\"playing\"]"
  },
  "ended": {
    "description": "It has ended.",
    "selector": "[data-video=\"ended\"]"
  }
}),
    tag: "video",
  },
});
