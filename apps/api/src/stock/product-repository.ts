import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository.ts'
import { products } from '../db/schema/shop.ts'

export const productRepository = createRepository(resources.products, products)
