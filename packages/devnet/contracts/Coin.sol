// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The plain case: an ERC-20 with 18 decimals. Anyone may mint, it is play money.
contract Coin is ERC20 {
    constructor(address[] memory holders, uint256 amount) ERC20("Portico Coin", "PTC") {
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], amount);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
