// @generated from compiler/diagnostics/explain by npm run codegen. Do not edit.

/** The long form of diagnostics, by code. */
export const explanations: Readonly<Record<string, string>> = {
  "asset/missing":
    '# asset/missing\n\nWrong:\n\n```json\n{ "id": "foto", "type": "image", "props": { "url": "assets/equipes.png", "alt": "A equipe" } }\n```\n\nPaths below `assets/` are files of the design\'s folder, and this one is not there. Letter case counts, on every system.\n\nRight:\n\n```json\n{ "id": "foto", "type": "image", "props": { "url": "assets/equipe.png", "alt": "A equipe" } }\n```\n',
  "collection/unknown-source":
    '# collection/unknown-source\n\nWrong:\n\n```json\n{ "collections": { "contatos": { "source": "supabse", "table": "contatos" } } }\n```\n\nThere is no such source. Sources are the files of schema/collections/.\n\nRight:\n\n```json\n{ "collections": { "contatos": { "source": "supabase", "table": "contatos" } } }\n```\n',
  "collection/unused":
    '# collection/unused\n\nWrong:\n\n```json\n{ "collections": { "fontes": { "source": "static", "data": ["sans"] } } }\n```\n\nNo formula reads the collection, no workflow fetches it, and no page asks for it. Remove it, or read it somewhere.\n\nRight:\n\n```json\n{ "props": { "text": { "formula": "join(collections.fontes.data, \', \')" } } }\n```\n',
  "component/contains-itself":
    '# component/contains-itself\n\nWrong:\n\n```text\ncomponents/pasta.json: { "children": [{ "id": "dentro", "type": "component", "component": "pasta" }] }\n```\n\nTo show the component the page would have to show it again inside, and so on without end. A component may hold itself only where an `if` or a `repeat` can end it.\n\nRight:\n\n```text\ncomponents/pasta.json: { "variables": { "aberta": { "type": "boolean" } }, "children": [{ "id": "dentro", "type": "component", "component": "pasta", "if": { "formula": "variables.aberta" } }] }\n```\n',
  "component/missing-property":
    '# component/missing-property\n\nWrong:\n\n```text\ncomponents/cartao.json: { "props": { "titulo": { "type": "text", "required": true } } }\npages/inicio.json: { "sections": [{ "id": "principal", "children": [{ "id": "um", "type": "component", "component": "cartao" }] }] }\n```\n\nThe component says that it cannot do without this property, and here is none. Either every use gives it, or the component has a default.\n\nRight:\n\n```text\ncomponents/cartao.json: { "props": { "titulo": { "type": "text", "required": true } } }\npages/inicio.json: { "sections": [{ "id": "principal", "children": [{ "id": "um", "type": "component", "component": "cartao", "props": { "titulo": "Vendas" } }] }] }\n```\n',
  "component/reserved-name":
    '# component/reserved-name\n\nWrong:\n\n```text\ncomponents/cartao.json: { "props": { "key": { "type": "text" } }, "children": [{ "id": "texto", "type": "text", "props": { "text": { "formula": "props.key" } } }] }\n```\n\nProperties and slots of a component become attributes where it is used, beside those that every use has: `id`, `handle`, `key`, `ref`, `children`. An event such as `escolher` takes `onEscolher`.\n\nRight:\n\n```text\ncomponents/cartao.json: { "props": { "chave": { "type": "text" } }, "children": [{ "id": "texto", "type": "text", "props": { "text": { "formula": "props.chave" } } }] }\n```\n',
  "component/shadows":
    '# component/shadows\n\nWrong:\n\n```json\n{ "id": "cartao", "variables": { "aberto": { "type": "boolean", "default": false } } }\n```\n\nThe design has a variable `aberto` too. Inside the component the name now means the component\'s own, and the design\'s can no longer be reached; whoever reads a formula there has to know that.\n\nRight:\n\n```json\n{ "id": "cartao", "variables": { "cartaoAberto": { "type": "boolean", "default": false } } }\n```\n',
  "component/unused":
    '# component/unused\n\nWrong:\n\n```json\n{ "id": "painel", "children": [] }\n```\n\nNo page, section or other component shows it. Remove its file, or use it.\n\nRight:\n\n```json\n{ "id": "um", "type": "component", "component": "painel" }\n```\n',
  "design/missing":
    "# design/missing\n\nWrong:\n\n```text\nmeu-app/\n  pages/inicio.json\n```\n\ndesign.json names the app, its languages and its home page. Without it the folder is no design.\n\nRight:\n\n```text\nmeu-app/\n  design.json\n  pages/inicio.json\n```\n",
  "design/other-version":
    '# design/other-version\n\nWrong:\n\n```json\n{ "formatVersion": 2, "name": "loja", "title": "Loja", "languages": ["pt"], "pages": { "home": "inicio" } }\n```\n\n`formatVersion` says by which rules the files of a design are read. A newer design needs a newer tool; an older one is brought to this version by `trama migrate`, which tells what it changes.\n\nRight:\n\n```json\n{ "formatVersion": 1, "name": "loja", "title": "Loja", "languages": ["pt"], "pages": { "home": "inicio" } }\n```\n',
  "element/duplicate-id":
    '# element/duplicate-id\n\nWrong:\n\n```json\n[{ "id": "titulo", "type": "text" }, { "id": "titulo", "type": "text" }]\n```\n\nIds name elements in formulas, style classes and log lines, so each is used once in its page, section or component; letter case does not count. Sections of a page are in the same set.\n\nRight:\n\n```json\n[{ "id": "titulo", "type": "text" }, { "id": "subtitulo", "type": "text" }]\n```\n',
  "element/missing-alt":
    '# element/missing-alt\n\nWrong:\n\n```json\n{ "id": "foto", "type": "image", "props": { "url": "assets/equipe.png" } }\n```\n\nPeople who do not see the image hear its `alt`. An image that only decorates has an empty one, and is then passed over.\n\nRight:\n\n```json\n{ "id": "foto", "type": "image", "props": { "url": "assets/equipe.png", "alt": "A equipe no balcão" } }\n```\n',
  "element/missing-columns":
    '# element/missing-columns\n\nWrong:\n\n```json\n{ "id": "grade", "type": "data-grid", "props": { "data": { "formula": "collections.contatos" } } }\n```\n\nA grid shows its columns; without one it is empty, whatever its data.\n\nRight:\n\n```json\n{ "id": "grade", "type": "data-grid", "props": { "data": { "formula": "collections.contatos" }, "columns": [{ "id": "nome", "name": "Nome", "path": "nome" }] } }\n```\n',
  "element/missing-key":
    '# element/missing-key\n\nWrong:\n\n```json\n{ "repeat": { "items": { "formula": "collections.cores.data" } }, "type": "text" }\n```\n\nEach item keeps its own row on the page, with what was typed into it, as long as its key stays the same. The items of this list have no such field, so rows cannot be told apart. The key is `id` when the repeat names none.\n\nRight:\n\n```json\n{ "repeat": { "items": { "formula": "collections.cores.data" }, "key": "nome" }, "type": "text" }\n```\n',
  "element/missing-submit":
    '# element/missing-submit\n\nWrong:\n\n```json\n{ "id": "contato", "type": "form-container", "children": [{ "id": "salvar", "type": "button", "props": { "text": "Salvar" } }] }\n```\n\nA form is sent by a button of type `submit`, or by Enter, which presses that button. Without one its `submit` event never comes, and nobody who uses the keyboard can send it. A button in a component inside the form counts.\n\nRight:\n\n```json\n{ "id": "contato", "type": "form-container", "children": [{ "id": "salvar", "type": "button", "props": { "text": "Salvar", "buttonType": "submit" } }] }\n```\n',
  "element/no-children":
    '# element/no-children\n\nWrong:\n\n```json\n{ "type": "image", "props": { "url": "assets/equipe.png" }, "children": [] }\n```\n\nAn element of this type shows no children. Some types have `slots` instead, and a use of a component fills the slots that the component names.\n\nRight:\n\n```json\n{ "type": "base", "children": [{ "id": "foto", "type": "image", "props": { "url": "assets/equipe.png" } }] }\n```\n',
  "element/not-responsive":
    '# element/not-responsive\n\nWrong:\n\n```json\n{ "type": "button", "at": { "mobile": { "props": { "text": "+" } } } }\n```\n\nWhat differs by screen width is decided by the style sheet, so that pages can be rendered before the width is known. Only style, classes and the properties that the schema marks can differ.\n\nRight:\n\n```json\n{ "type": "button", "at": { "mobile": { "style": { "fontSize": "12px" } } } }\n```\n',
  "element/slot-outside-component":
    '# element/slot-outside-component\n\nWrong:\n\n```json\n{ "id": "meio", "type": "slot", "slot": "conteudo" }\n```\n\nA slot is the place in a component where each use puts its own elements. On a page nobody could fill it.\n\nRight:\n\n```json\n{ "id": "um", "type": "component", "component": "cartao", "slots": { "conteudo": [{ "id": "meio", "type": "text" }] } }\n```\n',
  "element/state-without-condition":
    '# element/state-without-condition\n\nWrong:\n\n```json\n{ "type": "button", "states": { "hover": { "props": { "text": "+" } } } }\n```\n\nWhether the pointer is over an element is known to the style sheet only, so such a state changes style and classes. A property can follow a condition.\n\nRight:\n\n```json\n{ "type": "button", "states": { "aberto": { "when": { "formula": "variables.aberto" }, "props": { "text": "-" } } } }\n```\n',
  "element/unknown-event":
    '# element/unknown-event\n\nWrong:\n\n```json\n{ "type": "button", "on": { "clik": { "steps": [] } } }\n```\n\nAn element of this type never tells of such an event, so the workflow would never run.\n\nRight:\n\n```json\n{ "type": "button", "on": { "click": { "steps": [] } } }\n```\n',
  "element/unknown-slot":
    '# element/unknown-slot\n\nWrong:\n\n```json\n{ "type": "button", "slots": { "lefticon": [] } }\n```\n\nAn element of this type has no place of this name, so what stands there would never show.\n\nRight:\n\n```json\n{ "type": "button", "slots": { "leftIcon": [] } }\n```\n',
  "element/unknown-state":
    '# element/unknown-state\n\nWrong:\n\n```json\n{ "type": "button", "states": { "escolhido": { "style": { "color": "$primaria" } } } }\n```\n\nA state is one of the element (`hover`, `focus`, `disabled` …), one of its parent (`parent.hover`), or one of your own, and then it has a condition in `when`.\n\nRight:\n\n```json\n{ "type": "button", "states": { "escolhido": { "when": { "formula": "variables.aba == \'a\'" }, "style": { "color": "$primaria" } } } }\n```\n',
  "element/unknown-type":
    '# element/unknown-type\n\nWrong:\n\n```json\n{ "id": "salvar", "type": "buton" }\n```\n\nThere is no element of this type. Types are the files of schema/elements/, and `component` and `slot`.\n\nRight:\n\n```json\n{ "id": "salvar", "type": "button" }\n```\n',
  "file/bad-escape":
    '# file/bad-escape\n\nWrong:\n\n```json\n{ "default": "C:\\dados" }\n```\n\nAfter a backslash stands one of `" \\ / b f n r t` or `u` with four digits. A backslash itself is written twice.\n\nRight:\n\n```json\n{ "default": "C:\\\\dados" }\n```\n',
  "file/bad-number":
    '# file/bad-number\n\nWrong:\n\n```json\n{ "limit": 050, "offset": .5 }\n```\n\nNumbers have no leading zero, no leading point and no sign `+`.\n\nRight:\n\n```json\n{ "limit": 50, "offset": 0.5 }\n```\n',
  "file/byte-order-mark":
    "# file/byte-order-mark\n\nWrong:\n\n```text\nEF BB BF 7B …\n```\n\nA byte order mark is three bytes that some editors put before the first letter. The compiler skips it, other tools that read JSON do not.\n\nRight:\n\n```text\n7B …\n```\n",
  "file/comment":
    '# file/comment\n\nWrong:\n\n```json\n{\n  // the first page\n  "id": "inicio"\n}\n```\n\nJSON has no comments. A `description` is kept, and becomes a comment in the output.\n\nRight:\n\n```json\n{ "id": "inicio", "description": "The first page." }\n```\n',
  "file/control-character":
    '# file/control-character\n\nWrong:\n\n```text\n{ "default": "a\\tb" }   (with a real tab in the text)\n```\n\nCharacters below U+0020 cannot stand in a JSON text as they are.\n\nRight:\n\n```json\n{ "default": "a\\tb" }\n```\n',
  "file/duplicate-key":
    '# file/duplicate-key\n\nWrong:\n\n```json\n{ "title": "Contatos", "path": "contatos", "title": "Clientes" }\n```\n\nJSON lets the last one win without a word. Which of the two was meant is not to be guessed.\n\nRight:\n\n```json\n{ "title": "Clientes", "path": "contatos" }\n```\n',
  "file/empty":
    "# file/empty\n\nWrong:\n\n```text\n(nothing)\n```\n\nAn empty file is no JSON. If the file is not needed, remove it; if it is, it holds at least an empty object.\n\nRight:\n\n```json\n{}\n```\n",
  "file/extra-text":
    '# file/extra-text\n\nWrong:\n\n```json\n{ "id": "inicio" }\n}\n```\n\nA file holds one object. Something follows after its closing bracket, mostly a bracket too many.\n\nRight:\n\n```json\n{ "id": "inicio" }\n```\n',
  "file/id-clash":
    "# file/id-clash\n\nWrong:\n\n```text\npages/contatos.json\ncomponents/contatos.json\n```\n\nIds of pages, sections and components are one set of names: the style classes of the output begin with them.\n\nRight:\n\n```text\npages/contatos.json\ncomponents/contatos-lista.json\n```\n",
  "file/missing-comma":
    '# file/missing-comma\n\nWrong:\n\n```json\n{\n  "id": "inicio"\n  "path": ""\n}\n```\n\nMembers of an object and items of a list are told apart by commas. The mark is where the comma belongs.\n\nRight:\n\n```json\n{\n  "id": "inicio",\n  "path": ""\n}\n```\n',
  "file/name-clash":
    "# file/name-clash\n\nWrong:\n\n```text\npages/contatos.json\npages/Contatos.json\n```\n\nOn some machines these are one file, on others two. The output would differ.\n\nRight:\n\n```text\npages/contatos.json\npages/contatos-antigos.json\n```\n",
  "file/not-an-object":
    '# file/not-an-object\n\nWrong:\n\n```json\n[]\n```\n\nEvery file of a design is one object, whose properties the schema of the file names.\n\nRight:\n\n```json\n{ "variables": {} }\n```\n',
  "file/not-utf8":
    '# file/not-utf8\n\nWrong:\n\n```text\n"title": "In\\xEDcio"   (the byte 0xED alone, as in Windows-1252)\n```\n\nFiles of a design are UTF-8, so that every machine reads the same letters. The message names the first byte that is not, counted from 0.\n\nRight:\n\n```text\n"title": "Início"       (saved as UTF-8)\n```\n',
  "file/outside-design":
    "# file/outside-design\n\nWrong:\n\n```text\n../outro/design.json\n```\n\nPaths of a design stay inside its folder and use `/`.\n\nRight:\n\n```text\ndesign.json\n```\n",
  "file/single-quotes":
    "# file/single-quotes\n\nWrong:\n\n```json\n{ 'id': 'inicio' }\n```\n\nJSON knows double quotes only.\n\nRight:\n\n```json\n{ \"id\": \"inicio\" }\n```\n",
  "file/syntax":
    '# file/syntax\n\nWrong:\n\n```json\n{ "id" = "inicio" }\n```\n\nThe text is no JSON at the marked place. The message says what could stand there.\n\nRight:\n\n```json\n{ "id": "inicio" }\n```\n',
  "file/too-big":
    "# file/too-big\n\nWrong:\n\n```text\npages/relatorio.json   60 MB\n```\n\nA file of a design is read whole, by the compiler and by editors. Files of this size hold data, not design.\n\nRight:\n\n```text\ncollections.json: a collection that reads the data from the database\nassets/: pictures and other files\n```\n",
  "file/too-deep":
    '# file/too-deep\n\nWrong:\n\n```json\n{ "children": [{ "children": [{ "children": [ … ] }] }] }\n```\n\nMore than 200 brackets are open at once. No page needs that, and a mistake in a generated design is the usual cause.\n\nRight:\n\n```json\n{ "type": "component", "component": "cartao", "slots": { "conteudo": [ … ] } }\n```\n',
  "file/trailing-comma":
    '# file/trailing-comma\n\nWrong:\n\n```json\n{ "id": "inicio", "path": "", }\n```\n\nJSON, unlike JavaScript, has no comma after the last member.\n\nRight:\n\n```json\n{ "id": "inicio", "path": "" }\n```\n',
  "file/unclosed":
    '# file/unclosed\n\nWrong:\n\n```json\n{ "sections": [ { "id": "principal", "children": [] } }\n```\n\nA bracket was opened and not closed, or closed by one of the other kind. The related line says where it was opened.\n\nRight:\n\n```json\n{ "sections": [ { "id": "principal", "children": [] } ] }\n```\n',
  "file/unescaped-quote":
    '# file/unescaped-quote\n\nWrong:\n\n```json\n{ "formula": "variables.ligado ? "sim" : "não"" }\n```\n\nA text ends at its next double quote, also when that quote was meant to stand inside it. Texts in formulas may stand in single quotes; a quote that people shall see is written `\\"`.\n\nRight:\n\n```json\n{ "formula": "variables.ligado ? \'sim\' : \'não\'" }\n```\n',
  "file/unfinished-text":
    '# file/unfinished-text\n\nWrong:\n\n```json\n{ "title": "Contatos\n}\n```\n\nA text ends on the line it starts on. A line break inside a text is written `\\n`.\n\nRight:\n\n```json\n{ "title": "Contatos" }\n```\n',
  "file/unknown":
    "# file/unknown\n\nWrong:\n\n```text\nvariable.json\npages/clientes/lista.json\n```\n\nOnly design.json, theme.json, variables.json, collections.json, formulas.json, workflows.json, tables.json and the files right in pages/, sections/ and components/ belong to a design. A file that nobody reads is mostly one with a misspelt name.\n\nRight:\n\n```text\nvariables.json\npages/clientes-lista.json\n```\n",
  "file/unquoted-key":
    '# file/unquoted-key\n\nWrong:\n\n```json\n{ id: "inicio" }\n```\n\nIn JSON the names of properties are texts in double quotes.\n\nRight:\n\n```json\n{ "id": "inicio" }\n```\n',
  "file/wrong-id":
    '# file/wrong-id\n\nWrong:\n\n```text\npages/contatos.json: { "id": "contato" }\n```\n\nThe id of a page, section or component is the name of its file, so that a reference leads to the file at once.\n\nRight:\n\n```text\npages/contatos.json: { "id": "contatos" }\n```\n',
  "formula/bad-character":
    '# formula/bad-character\n\nWrong:\n\n```json\n{ "formula": "variables.a # 1" }\n```\n\nNo part of a formula begins with this character. Inside a text every character is fine.\n\nRight:\n\n```json\n{ "formula": "variables.a + 1" }\n```\n',
  "formula/bad-escape":
    '# formula/bad-escape\n\nWrong:\n\n```json\n{ "formula": "\'\\\\u12\'" }\n```\n\n`\\u` takes four hexadecimal digits or `{…}`, `\\x` takes two.\n\nRight:\n\n```json\n{ "formula": "\'\\\\u0012\'" }\n```\n',
  "formula/bad-number":
    '# formula/bad-number\n\nWrong:\n\n```json\n{ "formula": "0x10 + 012" }\n```\n\nNumbers are decimal, without a leading zero.\n\nRight:\n\n```json\n{ "formula": "16 + 12" }\n```\n',
  "formula/cycle":
    '# formula/cycle\n\nWrong:\n\n```json\n{ "formulas": { "a": { "params": [], "formula": "formulas.b() + 1" }, "b": { "params": [], "formula": "formulas.a() + 1" } } }\n```\n\nEvaluating one of them would never end: each needs the other. There is no value to stop at, since a formula cannot change anything while it runs.\n\nRight:\n\n```json\n{ "formulas": { "a": { "params": [], "formula": "formulas.b() + 1" }, "b": { "params": [], "formula": "1" } } }\n```\n',
  "formula/deprecated-helper":
    '# formula/deprecated-helper\n\nWrong:\n\n```json\n{ "formula": "getByKey(item, \'nome\')" }\n```\n\nThe helper still works, and stays for designs that were imported. The help line names the one to use.\n\nRight:\n\n```json\n{ "formula": "getKeyValue(item, \'nome\')" }\n```\n',
  "formula/empty":
    '# formula/empty\n\nWrong:\n\n```json\n{ "formula": " " }\n```\n\nA formula is one expression, and here is none. Leave the property out, or write the value that it should have.\n\nRight:\n\n```json\n{ "formula": "\'\'" }\n```\n',
  "formula/maybe-nothing":
    '# formula/maybe-nothing\n\nWrong:\n\n```json\n{ "formula": "item.desconto * 2" }\n```\n\nThe value may be nothing here, and nothing cannot be counted with. Behind a condition that rules it out (`item.desconto != null && …`) it is known to be there. Texts and bindings take nothing without a word: it shows as empty.\n\nRight:\n\n```json\n{ "formula": "(item.desconto ?? 0) * 2" }\n```\n',
  "formula/mixed-operands":
    '# formula/mixed-operands\n\nWrong:\n\n```json\n{ "formula": "\'Total: \' + variables.total" }\n```\n\nOperators take two values of the same type: JavaScript\'s conversions between types surprise in both directions.\n\nRight:\n\n```json\n{ "formula": "`Total: ${variables.total}`" }\n```\n',
  "formula/never-equal":
    '# formula/never-equal\n\nWrong:\n\n```json\n{ "formula": "item.status == \'aprovda\'" }\n```\n\nThe two sides have no value in common, so the comparison has always the same answer: a misspelt value, or two different types.\n\nRight:\n\n```json\n{ "formula": "item.status == \'aprovada\'" }\n```\n',
  "formula/never-runs":
    '# formula/never-runs\n\nWrong:\n\n```json\n{ "formula": "item ? item.nome : item.id" }\n```\n\nThe condition always has the same answer, so one side of it is never evaluated: what it reads is never there, or always. Either the condition asks for the wrong thing, or the side can go.\n\nRight:\n\n```json\n{ "formula": "item.nome" }\n```\n',
  "formula/not-a-function":
    '# formula/not-a-function\n\nWrong:\n\n```json\n{ "formula": "variables.nome(\'x\')" }\n```\n\nOnly helpers, formulas of the design (`formulas.x`) and functions of `custom/` (`custom.x`) are called.\n\nRight:\n\n```json\n{ "formula": "variables.nome" }\n```\n',
  "formula/not-allowed":
    '# formula/not-allowed\n\nWrong:\n\n```json\n{ "formula": "variables.nome.toUpperCase()" }\n```\n\nA formula is one expression without effects: no assignment, no statement, no `new`, no method call, no function outside of an argument. So it can be evaluated at any time, any number of times, and cannot reach the browser. Helpers do what methods do; code that is not a formula lives in `custom/*.ts`.\n\nRight:\n\n```json\n{ "formula": "uppercase(variables.nome)" }\n```\n',
  "formula/not-called":
    '# formula/not-called\n\nWrong:\n\n```json\n{ "formula": "formulas.moeda" }\n```\n\nA function is not a value: only its result can be bound.\n\nRight:\n\n```json\n{ "formula": "formulas.moeda(item.valor)" }\n```\n',
  "formula/not-exhaustive":
    "# formula/not-exhaustive\n\nWrong:\n\n```json\n{ \"formula\": \"switch(item.status, 'aprovada', 'Aprovada', 'recusada', 'Recusada')\" }\n```\n\nThe value can be one of a few texts, and for some of them there is no case: the formula gives nothing then. When a new text is added to the column, this warning shows every place that has to know it. A last value without a case stands for all others.\n\nRight:\n\n```json\n{ \"formula\": \"switch(item.status, 'aprovada', 'Aprovada', 'recusada', 'Recusada', 'Em análise')\" }\n```\n",
  "formula/not-here":
    '# formula/not-here\n\nWrong:\n\n```json\n{ "formula": "event.value" }\n```\n\nThe name is known, but means nothing at this place: `event` only exists in the workflow of an event, `item` only inside a `repeat`, `error` only in `onError`. The help line says where.\n\nRight:\n\n```json\n{ "formula": "elements.busca.value" }\n```\n',
  "formula/repeated-name":
    "# formula/repeated-name\n\nWrong:\n\n```json\n{ \"formula\": \"{ nome: 'a', nome: 'b' }\" }\n```\n\nThe second value would silently replace the first.\n\nRight:\n\n```json\n{ \"formula\": \"{ nome: 'a', sobrenome: 'b' }\" }\n```\n",
  "formula/syntax":
    '# formula/syntax\n\nWrong:\n\n```json\n{ "formula": "length(variables.lista variables.nome)" }\n```\n\nSomething stands where the grammar asks for something else. The message says what was expected and what was found.\n\nRight:\n\n```json\n{ "formula": "length(variables.lista)" }\n```\n',
  "formula/too-deep":
    '# formula/too-deep\n\nWrong:\n\n```json\n{ "formula": "((((((… 200 brackets …))))))" }\n```\n\nNobody reads a formula that is nested this deep, and it may be made to exhaust a machine. Give its parts names in `formulas.json`.\n\nRight:\n\n```json\n{ "formula": "formulas.parte(variables.a) + formulas.resto(variables.b)" }\n```\n',
  "formula/unclosed":
    '# formula/unclosed\n\nWrong:\n\n```json\n{ "formula": "length((variables.lista)" }\n```\n\nA bracket, text, template or comment begins here and does not end.\n\nRight:\n\n```json\n{ "formula": "length(variables.lista)" }\n```\n',
  "formula/unexpected-end":
    '# formula/unexpected-end\n\nWrong:\n\n```json\n{ "formula": "variables.contador +" }\n```\n\nThe formula stops where something must follow: the other side of an operator, a member behind a dot.\n\nRight:\n\n```json\n{ "formula": "variables.contador + 1" }\n```\n',
  "formula/unknown-helper":
    '# formula/unknown-helper\n\nWrong:\n\n```json\n{ "formula": "upercase(variables.nome)" }\n```\n\nA name that is called must be a helper. Formulas of the design are called as `formulas.x(…)`, functions of `custom/` as `custom.x(…)`.\n\nRight:\n\n```json\n{ "formula": "uppercase(variables.nome)" }\n```\n',
  "formula/unknown-member":
    '# formula/unknown-member\n\nWrong:\n\n```json\n{ "formula": "collections.contatos.data[0].nomi" }\n```\n\nThe record has no member of this name. Members come from `tables.json`, from the schema of a variable or from the data that stands in the design; a value without a description has the type `unknown`, and every member.\n\nRight:\n\n```json\n{ "formula": "collections.contatos.data[0].nome" }\n```\n',
  "formula/unknown-name":
    '# formula/unknown-name\n\nWrong:\n\n```json\n{ "formula": "variables.contdor + 1" }\n```\n\nNothing of this name is in scope here. Formulas reach variables, collections, elements and the like by their id, behind the word that says which kind they are: `variables.contador`, `collections.contatos`. Globals of the browser, such as `window`, are not in scope.\n\nRight:\n\n```json\n{ "formula": "variables.contador + 1" }\n```\n',
  "formula/unused":
    '# formula/unused\n\nWrong:\n\n```json\n{ "formulas": { "dobro": { "params": [{ "id": "n", "type": "number" }], "formula": "params.n * 2" } } }\n```\n\nNothing calls the formula. Remove it, or call it.\n\nRight:\n\n```json\n{ "props": { "text": { "formula": "toText(formulas.dobro(21))" } } }\n```\n',
  "formula/wrong-argument-count":
    '# formula/wrong-argument-count\n\nWrong:\n\n```json\n{ "formula": "uppercase(variables.nome, \'pt\')" }\n```\n\nThe helper or formula takes another number of values.\n\nRight:\n\n```json\n{ "formula": "uppercase(variables.nome)" }\n```\n',
  "formula/wrong-argument":
    '# formula/wrong-argument\n\nWrong:\n\n```json\n{ "formula": "reverse(variables.nome)" }\n```\n\nThe value has a type that the helper cannot use. Where a list is asked for, a collection may stand too.\n\nRight:\n\n```json\n{ "formula": "reverse(variables.lista)" }\n```\n',
  "formula/wrong-operand":
    '# formula/wrong-operand\n\nWrong:\n\n```json\n{ "formula": "variables.nome * 2" }\n```\n\nArithmetic needs numbers, a template needs text, numbers or booleans, a spread needs a list or a record.\n\nRight:\n\n```json\n{ "formula": "toNumber(variables.nome) * 2" }\n```\n',
  "formula/wrong-type":
    '# formula/wrong-type\n\nWrong:\n\n```json\n{ "formula": "variables.contador" }\n```\n\nThe property takes another type than the formula gives, here a text that gets a number. Values of the type `unknown` fit everywhere; they take a step through a helper of the runtime.\n\nRight:\n\n```json\n{ "formula": "`${variables.contador}`" }\n```\n',
  "id/clash":
    '# id/clash\n\nWrong:\n\n```json\n{ "variables": { "dataInicio": { "type": "string" }, "datainicio": { "type": "string" } } }\n```\n\nIds become file names and names in the address, where letter case may not count.\n\nRight:\n\n```json\n{ "variables": { "dataInicio": { "type": "string" }, "dataInicioFiltro": { "type": "string" } } }\n```\n',
  "id/not-camel-case":
    '# id/not-camel-case\n\nWrong:\n\n```json\n{ "id": "Meu Título", "type": "text" }\n```\n\nFormulas name elements, variables and parameters: `elements.meuTitulo.value`. So their ids are names, in lowerCamelCase and without accents. What people read goes into `name`, in any language.\n\nRight:\n\n```json\n{ "id": "meuTitulo", "name": "Meu Título", "type": "text" }\n```\n',
  "id/not-kebab-case":
    "# id/not-kebab-case\n\nWrong:\n\n```text\npages/Meus_Contatos.json\n```\n\nIds of pages, sections and components are names of files and parts of style classes: lower case letters and digits, with hyphens between words.\n\nRight:\n\n```text\npages/meus-contatos.json\n```\n",
  "id/reserved":
    '# id/reserved\n\nWrong:\n\n```json\n{ "variables": { "delete": { "type": "boolean" } } }\n```\n\nIds become names in the TypeScript of the output, where this word means something else.\n\nRight:\n\n```json\n{ "variables": { "isDeleting": { "type": "boolean" } } }\n```\n',
  "output/type-error":
    "# output/type-error\n\nWrong:\n\n```text\ngenerated/loja/pages/inicio.tsx(12,5): error TS2322: Type 'number' is not assignable to type 'string'.\n```\n\nThe design was found right, and TypeScript does not agree with what was made of it. Mostly a function in `custom/` takes or gives other types than the formulas that call it expect: correct its signature, or what is passed to it. If no function of your own is involved, it is a mistake of the compiler: please report it with the design.\n\nRight:\n\n```ts\nexport const desconto = (valor: number): number => valor * 0.1;\n```\n",
  "page/duplicate-path":
    '# page/duplicate-path\n\nWrong:\n\n```text\npages/contatos.json: { "path": "contatos" }\npages/clientes.json: { "path": "contatos" }\n```\n\nAn address leads to one page. Two paths are the same too when only the names of their parameters differ.\n\nRight:\n\n```text\npages/contatos.json: { "path": "contatos" }\npages/clientes.json: { "path": "clientes" }\n```\n',
  "page/missing-parameter":
    '# page/missing-parameter\n\nWrong:\n\n```text\npages/contato.json: { "path": "contatos/:contatoId" }\npages/inicio.json: { "sections": [{ "id": "principal", "children": [{ "id": "ver", "type": "text", "link": { "page": "contato" } }] }] }\n```\n\nThe path of the page has a part that every visit fills, and this link or step does not say with what. A parameter with a default in the page may be left out.\n\nRight:\n\n```text\npages/contato.json: { "path": "contatos/:contatoId" }\npages/inicio.json: { "sections": [{ "id": "principal", "children": [{ "id": "ver", "type": "text", "link": { "page": "contato", "params": { "contatoId": "7" } } }] }] }\n```\n',
  "page/unreachable":
    '# page/unreachable\n\nWrong:\n\n```text\npages/ajuda.json: { "path": "ajuda" }\n```\n\nNo link and no step leads to the page, so that only those find it who know its address. Where an address is made by a formula this cannot be known, and nothing is told.\n\nRight:\n\n```text\npages/ajuda.json: { "path": "ajuda" }\npages/inicio.json: { "sections": [{ "id": "principal", "children": [{ "id": "ver", "type": "text", "link": { "page": "ajuda" } }] }] }\n```\n',
  "popup/unused":
    '# popup/unused\n\nWrong:\n\n```json\n{ "id": "aviso", "kind": "popup", "children": [] }\n```\n\nNo step and no link opens the popup. Remove its file, or open it.\n\nRight:\n\n```json\n{ "action": "openPopup", "popup": "aviso" }\n```\n',
  "property/choose-one":
    '# property/choose-one\n\nWrong:\n\n```json\n{ "link": { "page": "inicio", "url": "https://exemplo.com" } }\n```\n\nThese properties are alternatives: a link leads to one place, a collection of the database reads one table, view or function.\n\nRight:\n\n```json\n{ "link": { "page": "inicio" } }\n```\n',
  "property/missing":
    '# property/missing\n\nWrong:\n\n```json\n{ "action": "setVariable", "value": 1 }\n```\n\nThe object makes no sense without this property.\n\nRight:\n\n```json\n{ "action": "setVariable", "variable": "contador", "value": 1 }\n```\n',
  "property/not-bindable":
    '# property/not-bindable\n\nWrong:\n\n```json\n{ "type": "text", "props": { "tag": { "formula": "\'h1\'" } } }\n```\n\nThe compiler needs this value to write the output: ids, types, tags and names of columns cannot change while the app runs.\n\nRight:\n\n```json\n{ "type": "text", "props": { "tag": "h1" } }\n```\n',
  "property/out-of-range":
    '# property/out-of-range\n\nWrong:\n\n```json\n{ "action": "wait", "ms": -1 }\n```\n\nThe value is of the right type, and too small, too large, too short or too long.\n\nRight:\n\n```json\n{ "action": "wait", "ms": 1 }\n```\n',
  "property/repeated-item":
    '# property/repeated-item\n\nWrong:\n\n```json\n{ "classes": ["cartao", "largo", "cartao"] }\n```\n\nIn this list each value says something once.\n\nRight:\n\n```json\n{ "classes": ["cartao", "largo"] }\n```\n',
  "property/unknown-value":
    '# property/unknown-value\n\nWrong:\n\n```json\n{ "type": "button", "props": { "buttonType": "submitt" } }\n```\n\nThe property takes one of a few values.\n\nRight:\n\n```json\n{ "type": "button", "props": { "buttonType": "submit" } }\n```\n',
  "property/unknown":
    '# property/unknown\n\nWrong:\n\n```json\n{ "id": "titulo", "type": "text", "styel": { "color": "$texto" } }\n```\n\nThe schema of this object has no such property. Nothing would read it, so what it was meant to do would silently not happen. Completion in editors (through `$schema`) and schema/ tell which properties there are.\n\nRight:\n\n```json\n{ "id": "titulo", "type": "text", "style": { "color": "$texto" } }\n```\n',
  "property/wrong-form":
    '# property/wrong-form\n\nWrong:\n\n```json\n{ "path": "/contatos/" }\n```\n\nThe text has not the form that the property needs. A path, for example, stands without slashes around it and without the language.\n\nRight:\n\n```json\n{ "path": "contatos" }\n```\n',
  "property/wrong-type":
    '# property/wrong-type\n\nWrong:\n\n```json\n{ "type": "button", "props": { "disabled": "true" } }\n```\n\nThe value is of another type than the property. Nothing is converted, because `"false"` would be a text that is not empty.\n\nRight:\n\n```json\n{ "type": "button", "props": { "disabled": true } }\n```\n',
  "reference/unknown":
    '# reference/unknown\n\nWrong:\n\n```json\n{ "action": "fetchCollection", "collection": "contato" }\n```\n\nPages, sections, components, collections, variables, workflows, groups and tables are named by their id, and nothing has this one. Letter case counts. What is free text, such as `name`, names nothing.\n\nRight:\n\n```json\n{ "action": "fetchCollection", "collection": "contatos" }\n```\n',
  "section/unused":
    '# section/unused\n\nWrong:\n\n```json\n{ "id": "rodape", "children": [] }\n```\n\nNo page shows the section. Remove its file, or use it.\n\nRight:\n\n```json\n{ "sections": [{ "use": "rodape" }] }\n```\n',
  "step/duplicate-id":
    '# step/duplicate-id\n\nWrong:\n\n```json\n[{ "id": "ler", "action": "fetchCollection", "collection": "contatos" }, { "id": "ler", "action": "fetchCollection", "collection": "tags" }]\n```\n\nThe id of a step names its result, `steps.ler`, in the whole workflow, branches included.\n\nRight:\n\n```json\n[{ "id": "lerContatos", "action": "fetchCollection", "collection": "contatos" }, { "id": "lerTags", "action": "fetchCollection", "collection": "tags" }]\n```\n',
  "step/unknown-action":
    '# step/unknown-action\n\nWrong:\n\n```json\n{ "action": "setVariabel", "variable": "contador", "value": 1 }\n```\n\nThere is no action of this name. Actions are the files of schema/actions/.\n\nRight:\n\n```json\n{ "action": "setVariable", "variable": "contador", "value": 1 }\n```\n',
  "step/unreachable":
    '# step/unreachable\n\nWrong:\n\n```json\n{ "steps": [{ "action": "return" }, { "action": "log", "message": "fim" }] }\n```\n\n`return`, `throw`, `break`, `continue` and a `stopUnless` that is always false end the steps around them, and so does an `if` that ends in both branches. What stands behind them never runs.\n\nRight:\n\n```json\n{ "steps": [{ "action": "log", "message": "fim" }, { "action": "return" }] }\n```\n',
  "style/bad-value":
    '# style/bad-value\n\nWrong:\n\n```json\n{ "style": { "color": "red; font-weight: bold" } }\n```\n\nA value ends with its line in the style sheet. A `;`, a `}` or an open quote in it would begin another declaration or another rule, which nobody checks.\n\nRight:\n\n```json\n{ "style": { "color": "red", "fontWeight": "bold" } }\n```\n',
  "style/low-contrast":
    '# style/low-contrast\n\nWrong:\n\n```json\n{ "style": { "color": "$texto-3", "backgroundColor": "$neutro-fundo" } }\n```\n\nThe two colours of the theme are so close, in light or in dark, that many people cannot read the text. WCAG 2.2 asks for 4.5:1. Large text and what is no text may have less; say so with `allow` where it stands.\n\nRight:\n\n```json\n{ "style": { "color": "$texto", "backgroundColor": "$neutro-fundo" } }\n```\n',
  "style/shorthand":
    '# style/shorthand\n\nWrong:\n\n```json\n{ "style": { "paddingTop": "$e-4", "padding": "$e-8" } }\n```\n\nA shorthand sets several properties, one of which stands here as well. The order of properties in the file does not count, so whoever reads the design cannot see which of the two holds.\n\nRight:\n\n```json\n{ "style": { "padding": "$e-4 $e-8 $e-8" } }\n```\n',
  "style/unknown-class":
    '# style/unknown-class\n\nWrong:\n\n```json\n{ "classes": ["cartoes"] }\n```\n\nClasses are those of theme.json, under `classes`. What only one element needs stands in its own `style`.\n\nRight:\n\n```json\n{ "classes": ["cartao"] }\n```\n',
  "style/unknown-property":
    '# style/unknown-property\n\nWrong:\n\n```json\n{ "style": { "background-color": "$fundo", "colour": "$texto" } }\n```\n\nStyles are CSS properties in camelCase. A property that no browser knows would be dropped without a word. Custom properties start with `--`.\n\nRight:\n\n```json\n{ "style": { "backgroundColor": "$fundo", "color": "$texto" } }\n```\n',
  "style/unknown-token":
    '# style/unknown-token\n\nWrong:\n\n```json\n{ "style": { "color": "$textos" } }\n```\n\nBehind `$` stands a token of theme.json, from any of its groups. A style with a token that is not there would be dropped by the browser without a word.\n\nRight:\n\n```json\n{ "style": { "color": "$texto" } }\n```\n',
  "text/missing-language":
    '# text/missing-language\n\nWrong:\n\n```text\ndesign.json: { "languages": ["pt", "en"] }\npages/inicio.json: { "title": { "en": "Home" } }\n```\n\nThe first language of the design stands in where another is missing, so it cannot be missing itself.\n\nRight:\n\n```text\ndesign.json: { "languages": ["pt", "en"] }\npages/inicio.json: { "title": { "pt": "Início", "en": "Home" } }\n```\n',
  "text/unknown-language":
    '# text/unknown-language\n\nWrong:\n\n```text\ndesign.json: { "languages": ["pt"] }\npages/inicio.json: { "title": { "pt": "Início", "en": "Home" } }\n```\n\nThe text in this language would never show, because the design does not have the language.\n\nRight:\n\n```text\ndesign.json: { "languages": ["pt", "en"] }\npages/inicio.json: { "title": { "pt": "Início", "en": "Home" } }\n```\n',
  "theme/duplicate-token":
    '# theme/duplicate-token\n\nWrong:\n\n```json\n{ "colors": { "light": { "borda": "#DDE1E8" } }, "borders": { "borda": "1px solid $borda" } }\n```\n\nAll tokens share one set of names: `$borda` in a style does not say of which group.\n\nRight:\n\n```json\n{ "colors": { "light": { "borda": "#DDE1E8" } }, "borders": { "linha": "1px solid $borda" } }\n```\n',
  "url/active":
    '# url/active\n\nWrong:\n\n```json\n{ "link": { "url": "javascript:alert(1)" } }\n```\n\nAn address of this kind runs code in the page instead of leading somewhere: whoever can change the address could act for the visitor. What should happen on a click is a workflow.\n\nRight:\n\n```json\n{ "link": { "url": "https://exemplo.com/ajuda" } }\n```\n',
  "variable/cannot-be-kept":
    '# variable/cannot-be-kept\n\nWrong:\n\n```json\n{ "variables": { "filtros": { "type": "object", "query": true } } }\n```\n\nAn address keeps texts, numbers and booleans. An object or a list can be kept in this browser (`local`) or over pages (`persist`). A variable of a component can be kept nowhere: it lives and ends with each instance.\n\nRight:\n\n```json\n{ "variables": { "filtros": { "type": "object", "local": true } } }\n```\n',
  "variable/not-a-list":
    '# variable/not-a-list\n\nWrong:\n\n```json\n{ "action": "setVariable", "variable": "nome", "operation": "push", "value": "Ana" }\n```\n\nPush, insert, remove and the like change lists; the variable holds something else.\n\nRight:\n\n```json\n{ "action": "setVariable", "variable": "lista", "operation": "push", "value": 4 }\n```\n',
  "variable/query-clash":
    '# variable/query-clash\n\nWrong:\n\n```json\n{ "variables": { "busca": { "type": "query" }, "procura": { "type": "string", "query": "Busca" } } }\n```\n\nBoth are kept in the address under one name, since letter case does not count there. Each takes over what the other wrote.\n\nRight:\n\n```json\n{ "variables": { "busca": { "type": "query" }, "procura": { "type": "string", "query": "procura" } } }\n```\n',
  "variable/unused":
    '# variable/unused\n\nWrong:\n\n```json\n{ "variables": { "aba": { "type": "string", "default": "a" } } }\n```\n\nNo formula reads the variable, so nothing ever shows or depends on it. A variable that is only set is work without a result. Remove it, read it, or say why it stays.\n\nRight:\n\n```json\n{ "variables": { "aba": { "type": "string", "default": "a", "allow": [{ "code": "variable/unused", "reason": "for the next page" }] } } }\n```\n',
  "variable/wrong-default":
    '# variable/wrong-default\n\nWrong:\n\n```json\n{ "variables": { "total": { "type": "number", "default": "0" } } }\n```\n\nA variable starts with its default and is set back to it, so the default is of the type of the variable.\n\nRight:\n\n```json\n{ "variables": { "total": { "type": "number", "default": 0 } } }\n```\n',
  "workflow/missing-parameter":
    '# workflow/missing-parameter\n\nWrong:\n\n```text\nworkflows.json: { "workflows": { "saudar": { "params": [{ "id": "nome", "type": "text" }], "steps": [{ "action": "log", "message": { "formula": "params.nome" } }] } } }\npages/inicio.json: { "on": { "load": { "run": "saudar" } } }\n```\n\nThe workflow says that it needs this parameter, and whoever runs it does not give it. A parameter that is `optional`, or has a `default`, may be left out.\n\nRight:\n\n```text\nworkflows.json: { "workflows": { "saudar": { "params": [{ "id": "nome", "type": "text" }], "steps": [{ "action": "log", "message": { "formula": "params.nome" } }] } } }\npages/inicio.json: { "on": { "load": { "run": "saudar", "with": { "nome": "Ana" } } } }\n```\n',
  "workflow/outside-loop":
    '# workflow/outside-loop\n\nWrong:\n\n```json\n{ "action": "break" }\n```\n\n`break` and `continue` are about the loop around them, and here is none. A workflow ends with `return`.\n\nRight:\n\n```json\n{ "action": "return" }\n```\n',
  "workflow/step-name-taken":
    '# workflow/step-name-taken\n\nWrong:\n\n```json\n{ "id": "event", "action": "fetchCollection", "collection": "contatos" }\n```\n\nThe id of a step is the name of its result in the output, where this name already means something else.\n\nRight:\n\n```json\n{ "id": "lerContatos", "action": "fetchCollection", "collection": "contatos" }\n```\n',
  "workflow/unused":
    '# workflow/unused\n\nWrong:\n\n```json\n{ "workflows": { "sair": { "steps": [{ "action": "runWorkflow", "workflow": "sair" }] } } }\n```\n\nNo event and no other workflow runs it. What only runs itself never starts.\n\nRight:\n\n```json\n{ "on": { "click": { "run": "sair" } } }\n```\n',
};
