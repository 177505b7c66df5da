/**
 * Version of the privacy notice that users accept at registration, stored with each account
 * (docs/domain.md#law-and-custom).
 */
export const privacyNoticeVersion = '2026-11-27'
