// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// An ERC-1155: several of one kind may be held. Metadata and pictures live on the chain.
contract Badges is ERC1155 {
    string public constant name = "Portico Badges";
    string public constant symbol = "BADGE";

    string[] private titles;
    bytes[] private pictures;

    /// Ids start at 1. Every holder gets as many of a badge as its id says.
    constructor(address[] memory holders, string[] memory names, bytes[] memory pngs) ERC1155("") {
        titles = names;
        pictures = pngs;
        for (uint256 i = 0; i < holders.length; i++) {
            for (uint256 id = 1; id <= names.length; id++) _mint(holders[i], id, id, "");
        }
    }

    /// Anyone may mint, it is play money.
    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function uri(uint256 id) public view override returns (string memory) {
        bytes memory json = abi.encodePacked(
            '{"name":"', titles[id - 1],
            '","description":"A badge for guests of the portico.","image":"data:image/png;base64,',
            Base64.encode(pictures[id - 1]), '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
