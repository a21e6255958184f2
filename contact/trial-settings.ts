/** What a trial on this machine needs where the environment says nothing: nobody's addresses. */
export const TRIAL = {
  to: "office@fernwerk.example",
  from: "website@fernwerk.example",
  site: "http://localhost:8000",
};
