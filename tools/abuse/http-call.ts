/** One request as it goes over the wire. */
export type HttpCall = { name: string; method: string; path: string; token?: string; body?: object }

/** What came of one: its status, whether it said when to come back, and how long it took. */
export type CallOutcome = { name: string; status: number; saysWhen: boolean; ms: number }
