/** Polls every 20 s while visible, and at once when visible or online again: for data without a stream. */
export const pollWhileVisible = {
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const
