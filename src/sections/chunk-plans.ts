import CalendarSection from "./calendar/section";
import TimetableSection from "./timetable/section";

export const COMPONENTS = {
  calendar: CalendarSection,
  timetable: TimetableSection,
};
