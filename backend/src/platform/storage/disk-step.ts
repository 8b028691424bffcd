/** After so many bytes it is asked again whether there is room: nobody is promised more than they have sent and this. */
export const STEP_BYTES = 8 * 1024 * 1024;
