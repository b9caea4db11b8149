// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// An ERC-721 whose metadata and picture are data: URIs made on the chain, so nothing is fetched from anyone.
contract Tiles is ERC721 {
    using Strings for uint256;

    uint256 public totalSupply;

    /// Token ids start at 1; each holder gets `count` tiles in a row.
    constructor(address[] memory holders, uint256 count) ERC721("Portico Tiles", "TILE") {
        for (uint256 i = 0; i < holders.length; i++) {
            for (uint256 j = 0; j < count; j++) mint(holders[i]);
        }
    }

    /// Anyone may mint, it is play money.
    function mint(address to) public returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        _mint(to, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        bytes memory json = abi.encodePacked(
            '{"name":"Tile #', tokenId.toString(),
            '","description":"A tile of the portico floor.","image":"data:image/svg+xml;base64,',
            Base64.encode(picture(tokenId)), '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    /// Four arcs in a square; the id turns the colour wheel by the golden angle, so neighbours differ.
    function picture(uint256 tokenId) private pure returns (bytes memory) {
        string memory hue = ((tokenId * 137) % 360).toString();
        return abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(', hue,
            ' 60% 90%)" d="M0 0h64v64H0z"/><g fill="none" stroke-width="8" stroke="hsl(', hue,
            ' 60% 45%)"><circle r="32"/><circle r="32" cx="64"/><circle r="32" cy="64"/><circle r="32" cx="64" cy="64"/></g></svg>'
        );
    }
}
