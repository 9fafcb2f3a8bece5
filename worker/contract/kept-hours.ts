/** So long a browser keeps the session of staff who ask for it: `POST /api/account/sessions/current/keep`. */
export const keptHours = 12
