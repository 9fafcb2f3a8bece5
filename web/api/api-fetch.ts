import { createContext } from 'react-router'

/**
 * How a page's loader reaches the API: by network in the browser, straight into the app on the server. Only pages
 * that load data import this.
 */
export const apiFetch = createContext<(path: string) => Promise<Response>>((path) => fetch(path))
