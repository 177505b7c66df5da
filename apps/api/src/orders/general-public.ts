/** The account of all who buy over the counter and are nobody's client; made when the first of them comes. */
export const generalPublic = '00000000-0000-4000-8000-000000000001'
