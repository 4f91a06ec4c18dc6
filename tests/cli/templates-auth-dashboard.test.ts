import { templates } from "../../cli/project/templates.ts";
import { testNewProjects } from "./template-project.ts";

// A new template is tested here too.
testNewProjects(templates.filter((template) => template !== "blank" && template !== "crud"));
