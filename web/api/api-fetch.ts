import { createContext } from 'react-router'

/** Fetch function of route loaders: the network in browsers, the Hono app itself on the server. */
export const apiFetch = createContext<(path: string) => Promise<Response>>((path) => fetch(path))
