/** The version of the privacy notice that people accept when they register; kept with each account (docs/domain.md#law-and-custom). */
export const privacyNoticeVersion = '2026-11-27'
