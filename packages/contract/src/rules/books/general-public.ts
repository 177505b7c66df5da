/** The account of all who buy over the counter and are nobody's client; it has no credit and is told nothing. */
export const generalPublicId = '00000000-0000-4000-8000-000000000001'
