// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What a rollup of the OP stack asks beside gas, with the interface of its predeploy. It has no storage, so that its
/// code can be put at the predeploy's address.
contract GasPriceOracle {
    uint256 private constant PRICE_OF_BYTE = 5_000_000_000_000;
    uint256 private constant OPERATOR_CONSTANT = 3_000_000_000_000;

    function getL1Fee(bytes calldata data) external pure returns (uint256) {
        return data.length * PRICE_OF_BYTE;
    }

    function getOperatorFee(uint256 gasUsed) external pure returns (uint256) {
        return gasUsed + OPERATOR_CONSTANT;
    }
}
