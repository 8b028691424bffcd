const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
/** So many words have to be new, or the description says what the summary has said. */
const NEW_WORDS = 3;

const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);

/** @returns {string[]} the operations of an OpenAPI document that tell a programmer nothing beyond their summary, one sentence for each */
export function undescribed({ paths }) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
  );
  return operations.flatMap(({ name, summary = '', description = '' }) => {
    if (description.trim() === '') return [`${name} has no description`];
    const known = wordsOf(summary);
    const added = [...wordsOf(description)].filter((word) => !known.has(word));
    return added.length < NEW_WORDS ? [`${name}: the description only repeats the summary`] : [];
  });
}
