-- Dogs that wait to be groomed at the same time have an entry each. Entries with one `side_by_side_id` are offered places together.
ALTER TABLE waiting_list ADD COLUMN side_by_side_id uuid;
DROP INDEX waiting_list_wait_once;
CREATE UNIQUE INDEX waiting_list_wait_once ON waiting_list (client_id, service_id, start, "end") WHERE status IN ('waiting', 'offered') AND side_by_side_id IS NULL;
CREATE UNIQUE INDEX waiting_list_wait_once_side_by_side ON waiting_list (client_id, service_id, start, rumi_ids) WHERE status IN ('waiting', 'offered') AND side_by_side_id IS NOT NULL;
