import { problemsIn } from "./refusal";

describe("what an endpoint complains about", () => {
  it("is read by field, in the form's order, once each", () => {
    const errors = [
      { field: "message", code: "short" },
      { field: "email", code: "invalid" },
      { field: "email", code: "missing" },
    ];
    expect(problemsIn({ errors })).toEqual([
      { field: "email", code: "invalid" },
      { field: "message", code: "short" },
    ]);
  });

  it.each([[{ field: "email", code: "TYPE_EMAIL" }], [{ field: "email" }], [{ field: "email", code: 7 }]])(
    "is rejected where the site has no words for it: %j",
    (error) => expect(problemsIn({ errors: [error] })).toEqual([{ field: "email", code: "rejected" }]),
  );

  it.each([undefined, null, "no", 7, [], {}, { errors: "email" }, { errors: [null, { field: "password" }, {}, "x"] }])(
    "is nothing where it names no field of the form: %j",
    (body) => expect(problemsIn(body)).toEqual([]),
  );
});
