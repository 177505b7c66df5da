-- Rejects a deposit that is not of a settled payment, exceeds it and its retained ISR, or belongs to a sale that is invoiced already.
CREATE OR REPLACE FUNCTION invoiced_deposits_within_their_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid public.payments;
BEGIN
  SELECT * INTO paid FROM public.payments WHERE id = NEW.payment_id;
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM public.bookings WHERE id = paid.booking_id FOR UPDATE;
    PERFORM FROM public.orders WHERE id = paid.order_id FOR UPDATE;
    PERFORM FROM public.passes WHERE id = paid.pass_id FOR UPDATE;
  END IF;
  IF paid.kind <> 'payment'
    OR paid.status <> 'settled'
    OR NEW.total_centavos - (SELECT isr_retained_centavos FROM public.cfdis WHERE id = NEW.cfdi_id) > paid.amount_centavos
    OR (
      TG_OP = 'INSERT'
      AND EXISTS (
        SELECT FROM public.invoiced_sales
        WHERE is_live
          AND (booking_id = paid.booking_id OR order_id = paid.order_id OR pass_id = paid.pass_id)
      )
    )
  THEN
    RAISE EXCEPTION 'a deposit is at most its payment, before its sale is invoiced'
      USING ERRCODE = 'check_violation', TABLE = 'invoiced_deposits', CONSTRAINT = 'invoiced_deposits_within_their_payment';
  END IF;
  RETURN NULL;
END $$;

-- Rejects an egreso and credit notes beyond their deposit or its retained ISR, and an egreso to the invoice of another sale or that leaves ISR of a deposit applied whole.
CREATE OR REPLACE FUNCTION cfdis_apply_within_their_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid_id uuid := coalesce(NEW.applied_id, (SELECT refund_of FROM public.payments WHERE id = NEW.refund_id));
  deposit public.invoiced_deposits;
  stated public.cfdis;
BEGIN
  SELECT * INTO deposit FROM public.invoiced_deposits WHERE payment_id = paid_id AND is_live FOR UPDATE;
  IF NEW.applied_id IS NULL AND deposit.cfdi_id IS DISTINCT FROM NEW.related_to THEN
    RETURN NULL;
  END IF;
  SELECT * INTO stated FROM public.cfdis WHERE id = deposit.cfdi_id;
  IF deposit.id IS NULL
    OR (
      NEW.applied_id IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM public.cfdis AS invoice
          JOIN public.payments
            ON payments.booking_id = invoice.booking_id
            OR payments.order_id = invoice.order_id
            OR payments.pass_id = invoice.pass_id
        WHERE invoice.id = NEW.related_to AND payments.id = paid_id
      )
    )
    OR (
      SELECT
        sum(cfdis.total_centavos + cfdis.isr_retained_centavos) > deposit.total_centavos
        OR sum(cfdis.isr_retained_centavos) > stated.isr_retained_centavos
        OR (
          NEW.applied_id IS NOT NULL
          AND sum(cfdis.total_centavos + cfdis.isr_retained_centavos) = deposit.total_centavos
          AND sum(cfdis.isr_retained_centavos) < stated.isr_retained_centavos
        )
      FROM public.cfdis
        LEFT JOIN public.payments ON payments.id = cfdis.refund_id
      WHERE cfdis.status IN ('asked', 'valid', 'cancelling')
        AND (
          cfdis.applied_id = paid_id
          OR (payments.refund_of = paid_id AND cfdis.related_to = deposit.cfdi_id)
        )
    )
  THEN
    RAISE EXCEPTION 'a deposit is applied and returned at most once'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_apply_within_their_deposit';
  END IF;
  RETURN NULL;
END $$;

-- Rejects the cancellation of a deposit's CFDI, its own or a global one, while the invoice of its sale names it.
CREATE OR REPLACE FUNCTION cfdis_applied_deposits_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.invoiced_deposits
      JOIN public.cfdis AS egresos
        ON egresos.applied_id = invoiced_deposits.payment_id AND egresos.status <> 'refused'
      JOIN public.cfdis AS invoice
        ON invoice.id = egresos.related_to AND invoice.status IN ('asked', 'valid', 'cancelling')
    WHERE invoiced_deposits.cfdi_id = NEW.id AND egresos.created_at >= NEW.created_at
  ) THEN
    RAISE EXCEPTION 'an applied deposit stays'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_applied_deposits_stay';
  END IF;
  RETURN NULL;
END $$;
