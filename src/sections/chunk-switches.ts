import SheetSection from "./sheet/section";
import SwitchboardSection from "./switchboard/section";

export const COMPONENTS = {
  sheet: SheetSection,
  switchboard: SwitchboardSection,
};
