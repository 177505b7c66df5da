type Visited = {
  /** History state of the router: `idx` counts the pages rendered in this document. */
  state: unknown
  /** Navigation API; counts only consecutive entries of this origin. Missing in older browsers. */
  navigation?: { canGoBack: boolean } | undefined
}

/**
 * True if one step back stays on this site, in this document or another of ours; false if unknown. The
 * `Referrer-Policy` hides addresses, so the referrer does not help.
 */
export function staysOneStepBack({ state, navigation }: Visited) {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
  return index > 0 || navigation?.canGoBack === true
}
