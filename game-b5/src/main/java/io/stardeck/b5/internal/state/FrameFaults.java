package io.stardeck.b5.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.internal.step.round.Mercenaries;
import io.stardeck.b5.internal.value.Sustaining;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5Frame.OpeningHand;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.engine.rules.window.Announced;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.rules.window.RoundFrame;
import io.stardeck.engine.zone.Zone;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with the stack of rounds and windows. */
final class FrameFaults {
  private final B5State state;
  private final Board board;
  private final Inspection inspection;

  FrameFaults(B5State state, Inspection inspection) {
    this.state = state;
    this.board = state.board();
    this.inspection = inspection;
  }

  void look() {
    ImmutableList<B5Frame> frames = ImmutableList.copyOf(state.frames());
    if (!inspection.range("frames", frames.size(), 1, 2)) {
      return;
    }
    B5Frame top = state.frames().top();
    B5Frame below =
        frames.size() == 1 ? null : frames.get(0) == top ? frames.get(1) : frames.get(0);
    boolean window = top instanceof ReplyWindow || top instanceof Look;
    boolean carries =
        below instanceof ActionRound
            || below instanceof MercenaryStep
            || below instanceof AftermathStep && top instanceof Look;
    require(window ? carries : below == null, "a window lies on a round, and a round on nothing");
    require(
        board.turn() > 0 == !(top instanceof OpeningHand), "the opening hands come before turn 1");
    conflicts(below == null ? top : below);
    if (inspection.clean()) {
      rounds(top);
      if (below != null) {
        rounds(below);
      }
      if (inspection.clean()) {
        top(top);
      }
      if (inspection.clean()) {
        played(top);
      }
    }
  }

  private void require(boolean holds, String message) {
    inspection.require(holds, "frames", "%s", message);
  }

  /** Conflicts are open until they are decided, and decided ones are kept until the turn ends. */
  private void conflicts(B5Frame round) {
    boolean open =
        round instanceof ConflictRound
            || round instanceof ActionRound
            || round instanceof MercenaryStep;
    require(open || board.conflicts().isEmpty(), "no conflict is open in that round");
    boolean decided =
        round instanceof AftermathStep || round instanceof DrawRound || round instanceof GameOver;
    require(decided || board.results().isEmpty(), "no conflict is decided in that round");
  }

  /** The rounds are of their kind; that below a window is not asked now. */
  private void rounds(B5Frame frame) {
    if (frame instanceof RoundFrame asking) {
      RoundEnd end =
          frame instanceof ActionRound
              ? RoundEnd.ALL_PASS
              : frame instanceof ConflictRound ? RoundEnd.ONE_TURN_EACH : RoundEnd.PASS_IS_FINAL;
      require(asking.round().end() == end, "a round of another kind");
      require(
          asking.round().seats().size() == board.players(), "a round without one of the players");
    }
    if (frame instanceof MercenaryStep step) {
      Whereabouts<CardId> once = new Whereabouts<>(inspection, CardId::number);
      for (CardId card : step.left()) {
        once.lies("frames", card);
        Spot spot = Spot.find(board, card);
        require(spot != null && spot.row() == Spot.Row.MERCENARIES && spot.top(), "no mercenary");
      }
    }
  }

  /** Whether it waits for somebody who can act is looked at for every frame alike. */
  private void top(B5Frame top) {
    if (top instanceof GameOver over) {
      require(over.outcome().winners().size() == 1, "no such outcome");
    } else if (top instanceof ReadyRound ready) {
      for (CardId card : ready.kept()) {
        Spot spot = Spot.find(board, card);
        require(spot != null && Sustaining.may(board, spot), "a card that is not sustained");
      }
    } else if (top instanceof MercenaryStep step) {
      Spot acting = step.left().isEmpty() ? null : Spot.find(board, step.left().get(0));
      require(
          acting != null
              && step.director().size() == 1
              && acting.of(step.director().get(0))
              && Mercenaries.director(board, acting.id()).equals(acting.seat()),
          "nobody directs that mercenary");
    } else if (top instanceof ReplyWindow window) {
      Announced<B5Action> announced = window.announced();
      require(
          announced.round().end() == RoundEnd.FIRST_TAKER
              && !announced.stopped()
              && announced.replies().isEmpty()
              && announced.action().isPresent()
              && Resuming.may(state, announced.action().get()),
          "no action that waits for replies");
    } else if (top instanceof Look look) {
      look(look);
    }
  }

  private void look(Look look) {
    Zone<CardId> deck = state.zones().at(Places.deck(look.deck()));
    if (inspection.range("frames.number", look.number(), 1, deck.cards().size())) {
      for (int i = 0; i < look.number(); i++) {
        require(deck.knowers(i).includes(look.looker()), "a card that was not looked at");
      }
    }
  }

  /** What is being carried out lies open; nothing else does. */
  private void played(B5Frame top) {
    List<CardId> wanted = new ArrayList<>();
    if (top instanceof ReplyWindow window && inspection.clean()) {
      B5Action action = window.announced().action().orElseThrow();
      if (action instanceof WithEvent with) {
        wanted.add(with.card());
      } else if (action instanceof PlayEvent event) {
        wanted.add(event.card());
      }
    }
    inspection.require(
        state.zones().cards(Places.PLAYED).equals(wanted),
        "zones." + Places.PLAYED,
        "what is being carried out is %s",
        wanted);
  }
}
