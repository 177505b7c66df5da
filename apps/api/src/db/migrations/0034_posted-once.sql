-- Writes and posts one entry: an amount for each account, debits above zero and credits below. What was posted already, as where a backup
-- comes back with its entries, is not posted again.
CREATE OR REPLACE FUNCTION post_entry(told text, source text, source_id text, event text, booking uuid, ordered uuid, pass uuid, moved jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	entry uuid;
BEGIN
	IF $2 IN ('payment', 'cashDay') AND EXISTS (SELECT FROM public.gl_entries e WHERE e.source = $2 AND e.source_id = $3 AND e.event = $4) THEN
		RETURN;
	END IF;
	INSERT INTO public.gl_entries (date, description, source, source_id, event, booking_id, order_id, pass_id)
		VALUES (public.day_of_posting(), coalesce(nullif(left(btrim(told), 200), ''), event), source, source_id, event, booking, ordered, pass)
		RETURNING id INTO entry;
	INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
		SELECT entry, (row_number() OVER (ORDER BY (m.centavos)::bigint < 0, m.code)) - 1, public.account_of_posting(m.code),
			greatest(m.centavos, 0), greatest(-m.centavos, 0)
		FROM jsonb_to_recordset(moved) AS m (code text, centavos bigint);
	UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
END $$;
