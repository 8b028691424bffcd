/** @typedef {{ line: number, keyword: string, text: string, flags: Record<string, string>, value: any }} Step */

/** What each instruction takes: its flags, and how the rest is read. What isn't here is refused. */
const INSTRUCTIONS = {
  FROM: { flags: [], read: from },
  ARG: { flags: [], read: pair },
  WORKDIR: { flags: [], read: plainWords(1) },
  COPY: { flags: ['from'], read: plainWords(2) },
  RUN: { flags: [], read: (text) => text },
  ENV: { flags: [], read: (text) => Object.fromEntries(text.split(/\s+/).map(pair)) },
  USER: { flags: [], read: plainWords(1) },
  VOLUME: { flags: [], read: plainWords(1) },
  EXPOSE: { flags: [], read: plainWords(1) },
  HEALTHCHECK: { flags: ['interval', 'timeout', 'start-period'], read: healthcheck },
  CMD: { flags: [], read: list },
};

/**
 * Reads a Dockerfile as far as the image test can carry it out.
 * @param {string} text
 * @returns {{ name: string | null, image: string, steps: Step[] }[]} its stages, in their order
 * @throws Error for an instruction, flag or form that it doesn't know: what isn't carried out isn't tested
 */
export function readDockerfile(text) {
  const args = {};
  const stages = [];
  for (const { line, text: whole } of instructionsOf(text)) {
    try {
      const step = { line, text: whole, ...readInstruction(whole) };
      if (step.keyword === 'FROM') {
        const image = step.value.image.replace(
          /\$\{(\w+)\}/g,
          (_, name) => args[name] ?? fail(`no ARG ${name}`),
        );
        stages.push({ name: step.value.name, image, steps: [] });
      } else if (step.keyword === 'ARG') {
        if (stages.length > 0) fail('ARG is known before the first FROM alone');
        args[step.value[0]] = step.value[1];
      } else {
        (stages.at(-1) ?? fail('it comes before FROM')).steps.push(step);
      }
    } catch (error) {
      throw new Error(`Dockerfile, line ${line}: ${error.message} (${whole})`, { cause: error });
    }
  }
  return stages;
}

/** Without comments, and with continued lines put together. */
function instructionsOf(text) {
  const found = [];
  let open = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    open ??= { line: index + 1, text: '' };
    open.text += line.replace(/\\\s*$/, ' ');
    if (/\\\s*$/.test(line)) continue;
    found.push({ line: open.line, text: open.text.trim().replace(/ {2,}/g, ' ') });
    open = null;
  }
  return found;
}

function readInstruction(whole) {
  const [, keyword, rest] = /^(\S+)\s+(.*)$/s.exec(whole) ?? fail('it takes something');
  const known = INSTRUCTIONS[keyword] ?? fail(`the instruction ${keyword} is not known`);
  const flags = {};
  let left = rest;
  for (let flag; (flag = /^--([a-z-]+)(?:=(\S+))?\s+/.exec(left)); left = left.slice(flag[0].length)) {
    if (!known.flags.includes(flag[1])) fail(`the flag --${flag[1]} of ${keyword} is not known`);
    flags[flag[1]] = flag[2] ?? '';
  }
  return { keyword, flags, value: known.read(left) };
}

function from(text) {
  const [, image, name = null] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? fail('FROM takes an image and a name');
  return { image, name };
}

function pair(text) {
  const [, name, value] = /^(\w+)=([^\s"'$\\]*)$/.exec(text) ?? fail('only plain NAME=value is known');
  return [name, value];
}

/** At least so many words, without quotes, variables, wildcards or JSON. */
function plainWords(least) {
  return (text) => {
    const words = text.split(/\s+/);
    if (words.length < least || /["'$[\]*?{}\\]/.test(text)) fail('only plain words are known');
    return words;
  };
}

function list(text) {
  const words = JSON.parse(text);
  return Array.isArray(words) ? words : fail('only a list is known');
}

function healthcheck(text) {
  const [, command] = /^CMD (\[.*)$/s.exec(text) ?? fail('only CMD with a list is known');
  return list(command);
}

function fail(message) {
  throw new Error(message);
}
