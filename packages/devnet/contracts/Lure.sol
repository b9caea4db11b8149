// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// What strangers drop into wallets to make people visit a page: here so that filters have something to filter.
contract Lure is ERC721 {
    uint256 public totalSupply;

    constructor() ERC721("Claim reward at usdc-gift.example", "$ 1000 USDC") {}

    function airdrop(address[] calldata victims) external {
        for (uint256 i = 0; i < victims.length; i++) _mint(victims[i], ++totalSupply);
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return string.concat(
            "data:application/json;base64,",
            Base64.encode(
                '{"name":"Claim reward at https://usdc-gift.example","description":"You have won $ 1000. Visit https://usdc-gift.example to claim.","external_url":"https://usdc-gift.example"}'
            )
        );
    }
}
