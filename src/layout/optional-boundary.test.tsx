/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { OptionalBoundary } from "./optional-boundary";

function Fails(): never {
  throw new Error("test");
}

it("OptionalBoundary removes a child that throws, logs its name, and keeps the rest of the page", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <main>
      <p>Seite</p>
      <OptionalBoundary module="announcer">
        <Fails />
      </OptionalBoundary>
    </main>,
  );
  expect(screen.getByText("Seite")).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith("announcer", expect.any(Error));
  logged.mockRestore();
});
