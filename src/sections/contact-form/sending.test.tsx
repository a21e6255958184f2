/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { control, ENDPOINT, fillIn, MESSAGE, renderForm, send } from "../../../test/contact-form";

const answer = (status: number, body: unknown = {}) =>
  ({ ok: status < 300, status, type: "cors", text: () => Promise.resolve(JSON.stringify(body)) }) as Response;

const post = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  globalThis.fetch = post as never;
  post.mockReset().mockResolvedValue(answer(200));
  jest.mocked(navigate).mockReset();
});

describe("a form that is right", () => {
  it("is sent once, urlencoded, and leads to the confirmation", async () => {
    renderForm("en");
    await fillIn();
    let received: (response: Response) => void = () => undefined;
    post.mockReturnValueOnce(new Promise((resolve) => (received = resolve)));
    await send();
    const button = await screen.findByRole("button", { name: "Sending …" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    fireEvent.submit(document.querySelector("form") as Element);
    received(answer(200));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/en/contactConfirmation/"));
    await userEvent.click(button);
    expect(post).toHaveBeenCalledTimes(1);
    const [url, init] = post.mock.calls[0] ?? [];
    expect([url, init?.method, init?.headers]).toEqual([ENDPOINT, "POST", { Accept: "application/json" }]);
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
      message: MESSAGE,
      lang: "en",
      _gotcha: "",
    });
  });

  it.each([
    [ENDPOINT, "manual"],
    ["/api/contact", "follow"],
  ])("follows a redirect only where the page may read what is behind it: %s", async (endpoint, redirect) => {
    renderForm("de", endpoint);
    await fillIn();
    post.mockResolvedValueOnce({ ok: false, status: 0, type: "opaqueredirect" } as Response);
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[1].redirect).toBe(redirect);
  });

  it.each([
    ["a field refused", answer(422, { errors: [{ field: "email", code: "x" }] }), /E-Mail: Die Angabe wurde nicht/u],
    ["no field named", answer(400), /Empfangsstelle hat die Nachricht nicht angenommen/u],
    ["too many", answer(429), /zu viele Nachrichten/u],
    ["a fault", answer(503), /auf unserer Seite ein Fehler/u],
    ["no connection", new TypeError("Failed to fetch"), /Verbindung zur Empfangsstelle/u],
  ])("keeps everything and can be sent again after: %s", async (_what, outcome, sentence) => {
    renderForm("de");
    await fillIn();
    if (outcome instanceof Error) post.mockRejectedValueOnce(outcome);
    else post.mockResolvedValueOnce(outcome);
    await send();
    const report = await screen.findByRole("alert");
    expect(report).toHaveTextContent(sentence);
    await waitFor(() => expect(report).toHaveFocus());
    expect([control("message").value, control("consent").checked]).toEqual([MESSAGE, true]);
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledTimes(2);
  });
});
