package io.stardeck.engine.tictactoe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.testkit.Renaming;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class TicTacToeLawsTest implements GameLaws<Start, Board, Mark, Look> {
  private static final ImmutableList<Integer> TURNED = ImmutableList.of(2, 5, 8, 1, 4, 7, 0, 3, 6);

  @Override
  public TicTacToe game() {
    return new TicTacToe();
  }

  @Override
  public Arbitrary<Start> configs() {
    return Arbitraries.of(new Start(2, Seat.of(1)), new Start(2, Seat.of(2)));
  }

  @Override
  public ImmutableMap<String, Object> hidden(Board board, Seat seat) {
    return ImmutableMap.of();
  }

  /** The players change their seats, and the board is turned to the left. */
  @Override
  public Optional<UnaryOperator<JsonNode>> renaming(Board board, Random random) {
    UnaryOperator<JsonNode> seat = old -> IntNode.valueOf(3 - old.intValue());
    UnaryOperator<JsonNode> cell = old -> IntNode.valueOf(TURNED.indexOf(old.intValue()));
    UnaryOperator<JsonNode> cells = old -> TextNode.valueOf(turned(old.textValue()));
    return Optional.of(
        Renaming.fields(
            ImmutableMap.of(
                "first", seat, "actor", seat, "seat", seat, "cell", cell, "cells", cells)));
  }

  private static String turned(String cells) {
    StringBuilder turned = new StringBuilder();
    for (int from : TURNED) {
      char mark = cells.charAt(from);
      turned.append(mark == '.' ? '.' : (char) ('1' + '2' - mark));
    }
    return turned.toString();
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(TicTacToe.Turn.class);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action Mark", "phase Turn", "event Marked");
  }
}
