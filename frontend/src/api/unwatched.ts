const NOTHING = {};

/** For a call whose answer nobody waits for: how it goes is not followed, and nothing is drawn again when the answer comes. */
export const unwatched = { selectFromResult: () => NOTHING };
