/** The server hands out its README's section as part of its documentation page. */
export const README = '/api/docs';
