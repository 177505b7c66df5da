import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { products } from '../db/schema/money/shop.ts'

export const productRepository = createRepository(resources.products, products)
