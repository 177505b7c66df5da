-- Debit cards and vouchers are methods of their own, as SAT's catalogue of forms of payment has them.
ALTER TABLE payments DROP CONSTRAINT payments_method_is_known;
ALTER TABLE payments ADD CONSTRAINT payments_method_is_known CHECK (method IN ('cash', 'card', 'debit-card', 'voucher', 'transfer', 'online', 'credit'));
ALTER TABLE passes DROP CONSTRAINT passes_payment_method_is_known;
ALTER TABLE passes ADD CONSTRAINT passes_payment_method_is_known CHECK (payment_method IN ('cash', 'card', 'debit-card', 'voucher', 'transfer', 'online', 'credit'));
