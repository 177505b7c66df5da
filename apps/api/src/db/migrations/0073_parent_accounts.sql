-- Accounts that events post to have no accounts below them.
UPDATE accounts SET parent_id = NULL
  WHERE parent_id IN (SELECT id FROM accounts AS parents WHERE takes_events(parents.code));
CREATE TRIGGER accounts_below_a_parent BEFORE INSERT OR UPDATE OF parent_id ON accounts FOR EACH ROW WHEN (new.parent_id IS NOT NULL) EXECUTE FUNCTION accounts_below_a_parent();
CREATE TRIGGER gl_lines_below_parents AFTER INSERT OR UPDATE OF account_id ON gl_lines FOR EACH ROW EXECUTE FUNCTION gl_lines_below_parents();
