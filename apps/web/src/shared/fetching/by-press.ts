/** State for `navigate` after a press that is no link: triggers the unsaved-changes prompt. */
export const byPress = { state: { byPress: true } }

export const isByPress = (state: unknown) => typeof state === 'object' && state !== null && 'byPress' in state
