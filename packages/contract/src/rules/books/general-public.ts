/** Account of anonymous counter sales. It has no credit and receives no notifications. */
export const generalPublicId = '00000000-0000-4000-8000-000000000001'
