#!/usr/bin/env node
import { main } from '../dist/node.js'

await main()
