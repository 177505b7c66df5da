/** One request as it goes over the wire. */
export type HttpCall = { name: string; method: string; path: string; token?: string; body?: object }

/** Outcome of a call: status, `Retry-After`, and duration. */
export type CallOutcome = { name: string; status: number; saysWhen: boolean; ms: number }
