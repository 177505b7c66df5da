/** Given to `navigate` where somebody goes elsewhere by a press that is none of a link: what was written is asked about first. */
export const byPress = { state: { byPress: true } }

export const isByPress = (state: unknown) => typeof state === 'object' && state !== null && 'byPress' in state
