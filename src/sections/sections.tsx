import type { ComponentType } from "react";
import { BelowFold } from "../components/below-fold/below-fold";
import type { Section, SectionType } from "../model/sections";
import type { PageView } from "../routes/site";
import { firstPictureIn } from "./first-picture";
import type { SectionProps } from "./section-props";

/** A set of sections: each type with its component. The fields of each set are listed in src/model/sections.ts. */
export type SectionComponents = { [T in SectionType]?: ComponentType<SectionProps<T>> };

interface SectionsProps {
  view: PageView;
  /** The set of the kind of page: only its code comes with the template. */
  components: SectionComponents;
  /** Whether the first of them is the top of the page. */
  isTop?: boolean;
  /** Whether nothing follows but the closing band. */
  isEnd?: boolean;
}

/** The sections of a page, in the editor's order. */
export function Sections({ view, components, isTop = false, isEnd = false }: SectionsProps) {
  const sections: readonly Section[] = view.content.sections ?? [];
  const firstPicture = firstPictureIn(view);
  const shown = sections.map((section, index) => {
    // TypeScript can't tie the component to the section's type through the table; the table's own type does.
    const Component = components[section.type] as ComponentType<SectionProps<SectionType>> | undefined;
    if (!Component)
      throw new Error(`No component for a section of type ${section.type}: see src/sections/*-sections.ts`);
    const key = "id" in section ? section.id : index;
    return (
      <Component
        key={key}
        section={section}
        view={view}
        isLast={isEnd && index === sections.length - 1}
        hasFirstPicture={index === firstPicture}
      />
    );
  });
  if (!isTop) return shown;
  return (
    <>
      {shown[0]}
      <BelowFold>{shown.slice(1)}</BelowFold>
    </>
  );
}
