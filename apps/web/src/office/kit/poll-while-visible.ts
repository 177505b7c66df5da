/** Asks again every 20 s while someone looks, and at once when they or the line come back: for what no stream tells of. */
export const pollWhileVisible = {
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const
