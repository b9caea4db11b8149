// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// An ERC-20 with 6 decimals: code that assumes 18 shows absurd amounts here. Anyone may mint, it is play money.
contract Dollar is ERC20 {
    constructor(address[] memory holders, uint256 amount) ERC20("Portico Dollar", "PUSD") {
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], amount);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
