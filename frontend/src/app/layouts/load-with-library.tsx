import type { ComponentType } from 'react';

/** Loads a part of a screen together with the component library, on a screen that does without until then. */
export async function loadWithLibrary<P extends object>(
  loading: Promise<{ default: ComponentType<P> }>,
): Promise<{ default: ComponentType<P> }> {
  const [{ WithLibrary }, { default: Part }] = await Promise.all([import('./with-library'), loading]);
  return {
    default: (props: P) => (
      <WithLibrary>
        <Part {...props} />
      </WithLibrary>
    ),
  };
}
