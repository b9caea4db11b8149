// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token older than the final ERC-20, as USDT is: transfer, transferFrom and approve return nothing, and an
/// allowance must be set to zero before it is changed. An ABI that expects a bool cannot decode the empty answer.
contract SilentDollar {
    string public constant name = "Silent Dollar";
    string public constant symbol = "SUSD";
    uint8 public constant decimals = 6;

    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance(address owner, uint256 balance, uint256 needed);
    error InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error AllowanceNotZero(address spender, uint256 allowance);

    constructor(address[] memory holders, uint256 amount) {
        for (uint256 i = 0; i < holders.length; i++) mint(holders[i], amount);
    }

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert InsufficientAllowance(msg.sender, allowed, value);
        allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
    }

    function approve(address spender, uint256 value) external {
        uint256 allowed = allowance[msg.sender][spender];
        if (value != 0 && allowed != 0) revert AllowanceNotZero(spender, allowed);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    /// Anyone may mint, it is play money.
    function mint(address to, uint256 value) public {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint256 value) private {
        uint256 balance = balanceOf[from];
        if (balance < value) revert InsufficientBalance(from, balance, value);
        balanceOf[from] = balance - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
