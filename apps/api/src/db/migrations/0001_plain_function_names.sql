ALTER FUNCTION tell_of_changed_access() RENAME TO notify_access_change;
ALTER FUNCTION tell_of_changed_site() RENAME TO notify_site_change;
ALTER FUNCTION payments_tell_money_back() RENAME TO payments_notify_refund;
ALTER FUNCTION of_a_person() RENAME TO refuse_general_public;
ALTER FUNCTION of_an_account_holder() RENAME TO require_account_holder;
ALTER FUNCTION of_an_open_account() RENAME TO require_open_account;
ALTER FUNCTION is_demo_removed() RENAME TO is_removing_demo;
ALTER FUNCTION keep_for_undo() RENAME TO record_for_undo;
DROP FUNCTION IF EXISTS
  goes_with_demo(uuid),
  is_standing(uuid, uuid, uuid),
  account_of_posting(text),
  account_of_expense(text),
  lines_of_expense(uuid);
-- Renaming a parameter requires dropping the function; the start creates it again.
DROP FUNCTION IF EXISTS
  balances_of_booking(uuid),
  balances_of_order(uuid),
  balances_of_pass(uuid),
  bank_lines_of_target(uuid, uuid, uuid, bigint),
  cost_of_target(uuid, uuid, uuid),
  money_of_target(uuid, uuid, uuid),
  net_paid(uuid, uuid, uuid),
  post_entry(text, text, text, text, uuid, uuid, uuid, jsonb),
  post_expense(uuid),
  post_target(uuid, uuid, uuid, text),
  undo_change(text, jsonb, jsonb, jsonb),
  unposted_of_target(uuid, uuid, uuid);
