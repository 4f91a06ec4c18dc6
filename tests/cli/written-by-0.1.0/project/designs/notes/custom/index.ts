export { rateText } from "./rates";
