-- A room is free before its next guest arrives. Versions from before stay as they are, and so may what follows them.
CREATE FUNCTION house_settings_hotel_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.house_settings s WHERE s.version = NEW.version - 1
		AND s.data #> '{hotel,checkIn}' = NEW.data #> '{hotel,checkIn}' AND s.data #> '{hotel,checkOut}' = NEW.data #> '{hotel,checkOut}') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a room is left before the next guest arrives'
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "house_settings_hotel_hours" BEFORE INSERT ON "house_settings" FOR EACH ROW
	WHEN (NEW.data #>> '{hotel,checkOut}' > NEW.data #>> '{hotel,checkIn}')
	EXECUTE FUNCTION house_settings_hotel_hours();
--> statement-breakpoint
-- The chart of accounts is a tree, and an account is part of one of its own type. Changes of it wait for each other, since two that are right
-- alone may make a circle; whoever opens an account below another waits for changes of that one.
CREATE FUNCTION accounts_below_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	above text;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.parent_id, NEW.type) IS NOT DISTINCT FROM (OLD.parent_id, OLD.type) THEN RETURN NULL; END IF;
		PERFORM pg_advisory_xact_lock(hashtext('accounts'));
		SELECT a.type INTO above FROM public.accounts a WHERE a.id = NEW.parent_id;
	ELSE
		SELECT a.type INTO above FROM public.accounts a WHERE a.id = NEW.parent_id FOR SHARE;
	END IF;
	IF above <> NEW.type OR EXISTS (
		WITH RECURSIVE higher AS (
			SELECT a.id, a.parent_id FROM public.accounts a WHERE a.id = NEW.parent_id
			UNION SELECT a.id, a.parent_id FROM public.accounts a JOIN higher h ON a.id = h.parent_id)
		SELECT FROM higher h WHERE h.id = NEW.id
	) THEN
		RAISE EXCEPTION 'an account is part of another one of its type, and not of itself'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_below_their_type" AFTER INSERT OR UPDATE OF "parent_id", "type" ON "accounts" FOR EACH ROW
	WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION accounts_below_their_type();
--> statement-breakpoint
CREATE FUNCTION accounts_above_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('accounts'));
	IF EXISTS (SELECT FROM public.accounts a WHERE a.parent_id = NEW.id AND a.type <> NEW.type) THEN
		RAISE EXCEPTION 'an account that others are part of keeps its type'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_above_their_type" AFTER UPDATE OF "type" ON "accounts" FOR EACH ROW
	WHEN (NEW.type IS DISTINCT FROM OLD.type) EXECUTE FUNCTION accounts_above_their_type();
--> statement-breakpoint
-- What posted by itself and was taken back by hand, with what it told of; a reversal that was itself taken back comes with its own reversal.
CREATE VIEW "reversals_by_hand" AS
	WITH RECURSIVE reversed AS (
		SELECT r.id AS entry_id, e.source, e.source_id, e.booking_id, e.order_id, e.pass_id
		FROM public.gl_entries r JOIN public.gl_entries e ON e.id = r.reversal_of
		WHERE r.source = 'manual' AND r.status = 'posted' AND e.source <> 'manual'
		UNION ALL SELECT r.id, v.source, v.source_id, v.booking_id, v.order_id, v.pass_id
		FROM reversed v JOIN public.gl_entries r ON r.reversal_of = v.entry_id AND r.status = 'posted'
	)
	SELECT * FROM reversed;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION books_differences() RETURNS TABLE (source text, source_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT d.source, d.id, d.code, sum(d.centavos)::bigint FROM (
		SELECT CASE WHEN t.booking_id IS NOT NULL THEN 'booking' WHEN t.order_id IS NOT NULL THEN 'order' ELSE 'pass' END AS source,
			coalesce(t.booking_id, t.order_id, t.pass_id) AS id, t.code, t.centavos
		FROM (
			SELECT m.booking_id, m.order_id, m.pass_id, m.code, m.centavos FROM public.money_of_sales m
			UNION ALL SELECT b.booking_id, NULL, NULL, b.code, b.centavos FROM public.balances_of_bookings b
			UNION ALL SELECT NULL, o.order_id, NULL, o.code, o.centavos FROM public.balances_of_orders o
			UNION ALL SELECT NULL, NULL, p.pass_id, p.code, p.centavos FROM public.balances_of_passes p
			UNION ALL SELECT e.booking_id, e.order_id, e.pass_id, a.code, l.credit_centavos - l.debit_centavos
				FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
				WHERE e.status = 'posted' AND e.source <> 'manual'
			UNION ALL SELECT r.booking_id, r.order_id, r.pass_id, a.code, l.credit_centavos - l.debit_centavos
				FROM public.reversals_by_hand r JOIN public.gl_lines l ON l.entry_id = r.entry_id JOIN public.accounts a ON a.id = l.account_id
		) t WHERE num_nonnulls(t.booking_id, t.order_id, t.pass_id) = 1
		UNION ALL SELECT 'stock', m.id, b.code, b.centavos FROM public.stock_movements m,
			LATERAL public.balances_of_stock(m.kind, m.value_centavos, m.iva_centavos) b
		UNION ALL SELECT 'stock', e.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
			FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
			WHERE e.status = 'posted' AND e.source = 'stock'
		UNION ALL SELECT 'stock', r.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
			FROM public.reversals_by_hand r JOIN public.gl_lines l ON l.entry_id = r.entry_id JOIN public.accounts a ON a.id = l.account_id
			WHERE r.source = 'stock'
		UNION ALL SELECT 'stock', (array_agg(m.id ORDER BY m.position DESC))[1], '115.01', sum(m.value_centavos) - p.stock_value_centavos
			FROM public.stock_movements m JOIN public.products p ON p.id = m.product_id GROUP BY p.id
	) d GROUP BY d.source, d.id, d.code HAVING sum(d.centavos) <> 0
$$;
