import { elementCatalogue } from "./catalogue/element-catalogue.ts";
import { helpers } from "./catalogue/helper-catalogue.ts";
import { camelCase, componentName, helperFunction, pascalCase, tableTypeName } from "./names.ts";

/** Runtime names that modules import besides formula helpers, and names that the output declares in functions. */
const taken: ReadonlySet<string> = new Set([
  ...Array.from(helpers.keys(), helperFunction),
  ...(
    "isSelected createObjectUrl downloadCsv downloadFile uploadFile uploadFiles fileToBase64 printPage updateCollection readCollection userLocation installApp watch " +
    "recordPage usePage get entry same plus order match reread batch textOf asText numberOf asNumber isTruthy asList itemsOf fieldsOf trust " +
    "decimalFormat TypedDate maskFormat handle authOf currentPage staticCollection supabaseCollection component lateComponent localized inLanguage responsive arrange " +
    "localVariable readonlyVariable variable workflow latestWorkflow popup defineApp caughtError inStep fail iterate wait log detach resetVariables " +
    "fetchCollection fetchCollections withParams withLastParams readCollection navigate previousPage openPopup closePopup closeAllPopups showToast closeToast setTheme setLanguage chooseLanguage firstLanguage " +
    "copyToClipboard preventDefault stopPropagation pageLoader login loginWith loginWithIdToken loginWithSso finishLogin signup updateUser updatePassword " +
    "storeToken loadUser logout createAccount supabaseAuth supabaseSelect supabaseSelectCounted supabaseCount supabaseInsert supabaseUpdate supabaseUpsert supabaseDelete supabaseCall supabaseCallCounted supabaseCallCount supabaseInvoke " +
    "supabaseStorageList supabaseStorageUpload supabaseStorageUpdate supabaseStorageDownload supabaseStorageMove supabaseStorageCopy supabaseStorageRemove supabaseStorageSignedUrl supabaseStorageSignedUrls supabaseStorageSignedUploadUrl supabaseStorageUploadToSignedUrl supabaseStoragePublicUrl " +
    "sendCode verifyCode resendCode resetPassword confirmPassword refreshSession takeEmailLink " +
    "supabaseSubscribe supabaseUnsubscribe " +
    "supabaseBroadcast supabaseSetPresence and or not app routes ownElement " +
    "loadSound unloadSound playSound pauseSound stopSound seekSound setSoundVolume muteSound fadeSound setSoundRate " +
    "setSoundLoop sounds restCollection restRequest xanoCollection xanoRequest cmsCollection customCollection fileCollection xano " +
    "run event error params page props own emit formulas workflows elements variables custom item index row cause " +
    "auth runtime createRuntime withConstraintTexts inApp theme language breakpoint screenSize isWindowFocused canInstall clock connection loop"
  ).split(" "),
]);

const takenComponents: ReadonlySet<string> = new Set([
  ...Object.keys(elementCatalogue).map(componentName),
  ...(
    "Page PageProps PageRoute Section SectionProps If Repeat Slot Component Run WorkflowError Bind Handler IconDrawing Fragment " +
    "Array Boolean Date Error File Image Infinity JSON Map Math NaN Number Object Pick Promise Readonly Record Set String Symbol Text"
  ).split(" "),
]);

/** True if modules already use this name for a component or type. */
export const isTakenComponent = (name: string): boolean => takenComponents.has(name);

/** True if modules already use this name for the runtime or for themselves. */
export const isTaken = (name: string): boolean => taken.has(name);

const suffixes = { collection: "Collection", formula: "Formula", workflow: "Workflow", popup: "Popup" } as const;

/**
 * Returns the name under which a thing of the design is exported and imported: its id, with its kind as a suffix if the
 * output already uses that name. For example, the workflow `login` becomes `loginWorkflow`.
 */
export function thingName(kind: keyof typeof suffixes, id: string): string {
  const name = camelCase(id);
  return taken.has(name) ? name + suffixes[kind] : name;
}

const unitSuffixes = { page: "Page", section: "Section", component: "Component" } as const;

/** Returns the component name of a unit. The section `text` becomes `TextSection`, since `Text` is an element. */
export function unitName(kind: keyof typeof unitSuffixes, id: string): string {
  const name = pascalCase(id);
  return takenComponents.has(name) ? name + unitSuffixes[kind] : name;
}

/**
 * Returns the names of row types by table. A name that a module may already use, or that is one of `others`, gets the
 * suffix `Table`. Tables that would share a name get one that spells their characters.
 */
export function tableTypeNames(tables: Iterable<string>, others: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const sharing = new Map<string, string[]>();
  for (const table of tables) {
    const plain = tableTypeName(table);
    const name = takenComponents.has(plain) || others.has(plain) ? `${plain}Table` : plain;
    names.set(table, name);
    sharing.set(name, [...(sharing.get(name) ?? []), table]);
  }
  for (const [name, [first, ...more]] of sharing) {
    if (first === undefined || more.length === 0) continue;
    for (const table of [first, ...more]) names.set(table, `${name}_${charactersOf(table)}`);
  }
  return names;
}

const charactersOf = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0")).join("");
