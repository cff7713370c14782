package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PassingFrame;
import io.stardeck.engine.rules.SeatFrame;
import io.stardeck.engine.rules.window.AnnouncedFrame;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.script.Run;
import io.stardeck.stccg.card.word.WindowKind;
import java.util.Optional;

/** A phase of the game or of a turn, or what is in progress in it ({@code ST-ZON-10}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Phase extends Frame
    permits SetupPhase,
        OrderPhase,
        Phase.Start,
        Phase.Expiring,
        Phase.Play,
        Phase.Announced,
        Phase.Window,
        Phase.Resolving,
        Phase.GivingUp,
        Phase.Casualty,
        Phase.Orders,
        Phase.Effects,
        Phase.Tie,
        Phase.End,
        Phase.Over {
  /** A phase in which one acts, and others may interrupt unasked ({@code ST-INT-16}). */
  interface InTurn extends SeatFrame {
    /** Who may interrupt unasked. */
    ImmutableList<Seat> others();

    @Override
    default ImmutableList<Seat> mayAlsoAct() {
      return others();
    }

    @Override
    default ImmutableList<Seat> invited() {
      return others();
    }
  }

  /**
   * The start of a turn.
   *
   * @param step what comes next
   * @param left the cards that are still to act in this step
   */
  @JsonTypeName("start")
  record Start(StartStep step, ImmutableList<CardId> left) implements Phase, PassingFrame {
    /** Where a turn begins. */
    public static final Start FIRST = new Start(StartStep.REFRESH, ImmutableList.of());
  }

  /**
   * A card's countdown has ended ({@code ST-EFF-43}), or the course that it set ({@code
   * ST-EFF-32}), and its last effects are carried out.
   *
   * @param card the card
   * @param arrived whether its ship has arrived
   */
  @JsonTypeName("expiring")
  record Expiring(CardId card, boolean arrived) implements Phase, PassingFrame {}

  /**
   * One card may be played, or orders are given ({@code ST-TRN-03}, {@code ST-TRN-04}).
   *
   * @param seat who is to act
   * @param others who may interrupt unasked ({@code ST-INT-16})
   */
  @JsonTypeName("play")
  record Play(Seat seat, ImmutableList<Seat> others) implements Phase, InTurn {}

  /**
   * A card was announced and is about to take effect.
   *
   * @param seat who plays it
   * @param card the card, which lies in play
   * @param on where it goes, or what it is played on
   */
  @JsonTypeName("announced")
  record Announced(Seat seat, Card card, Aim on) implements Phase, PassingFrame {}

  /**
   * Others may answer what lies below, or what was played in a free moment ({@code ST-INT-06}).
   *
   * @param kind which window
   * @param opener who opened it
   * @param announced who is asked, and the interrupts that were played
   * @param boarded the ships that intruders have boarded in it ({@code ST-SPC-04})
   */
  @JsonTypeName("window")
  record Window(
      WindowKind kind,
      Seat opener,
      io.stardeck.engine.rules.window.Announced<Played> announced,
      ImmutableList<CardId> boarded)
      implements Phase, AnnouncedFrame<Played, Window> {
    @Override
    public Window with(io.stardeck.engine.rules.window.Announced<Played> next) {
      return new Window(kind, opener, next, boarded);
    }

    /** After intruders have boarded that ship. */
    public Window boarding(CardId ship) {
      return boarded.contains(ship)
          ? this
          : new Window(kind, opener, announced, Lists.plus(boarded, ship));
    }

    /** Whoever is not asked may speak up all the same ({@code ST-INT-16}). */
    @Override
    public ImmutableList<Seat> mayAlsoAct() {
      Round round = announced.round();
      return round.over()
          ? ImmutableList.of()
          : ImmutableList.sortedCopyOf(Lists.minus(round.seats(), round.asked()));
    }
  }

  /**
   * An interrupt takes effect, or an event that lies nowhere, and is discarded then ({@code
   * ST-INT-04}, {@code ST-PLY-09}).
   *
   * @param card the card
   */
  @JsonTypeName("resolving")
  record Resolving(CardId card) implements Phase, PassingFrame {}

  /**
   * Somebody gives up rather than put a stake ({@code ST-SPC-11}).
   *
   * @param seat who
   */
  @JsonTypeName("giving-up")
  record GivingUp(Seat seat) implements Phase, PassingFrame {}

  /**
   * Who dies, or which ship is destroyed, is known and not yet carried out ({@code ST-INT-06}).
   *
   * @param victims who
   * @param rule by which rule
   * @param told whether the window has been
   */
  @JsonTypeName("casualty")
  record Casualty(ImmutableList<Victim> victims, RuleId rule, boolean told)
      implements Phase, PassingFrame {}

  /**
   * Orders are given ({@code ST-TRN-05}).
   *
   * @param seat who gives them
   * @param others who may interrupt unasked ({@code ST-INT-16})
   * @param ship in nested orders, the ship that they are given to ({@code ST-EFF-39})
   */
  @JsonTypeName("orders")
  record Orders(Seat seat, ImmutableList<Seat> others, Optional<CardId> ship)
      implements Phase, InTurn {}

  /**
   * Effects of a card are carried out, one after the other ({@code ST-EFF-40}, {@code ST-EFF-41}).
   *
   * @param def the definition of the card
   * @param card the card
   * @param script the number of the list among those of the card
   * @param seat whose effects they are: who played the card; of a dilemma, whose group faces it
   * @param on what they act on
   * @param moved the number of cards that the last effect moved
   * @param chosen where something goes, if that was chosen for the effect under way
   * @param progress how far they have come
   */
  @JsonTypeName("effects")
  record Effects(
      String def,
      CardId card,
      int script,
      Seat seat,
      Aim on,
      int moved,
      Optional<Chosen> chosen,
      Progress progress)
      implements Phase, Run<Effects> {
    @Override
    public Effects with(Progress next) {
      Optional<Chosen> kept = next.next() == progress.next() ? chosen : Optional.empty();
      return new Effects(def, card, script, seat, on, moved, kept, next);
    }

    /** After an effect that has moved so many cards. */
    public Effects moving(int cards) {
      return new Effects(def, card, script, seat, on, cards, chosen, progress);
    }

    /** With that chosen. */
    public Effects choosing(Chosen option) {
      return new Effects(def, card, script, seat, on, moved, Optional.of(option), progress);
    }

    /** With nothing chosen any more. */
    public Effects unchosen() {
      return new Effects(def, card, script, seat, on, moved, Optional.empty(), progress);
    }

    /** Acting on something else from now on. */
    public Effects aiming(Aim other) {
      return new Effects(def, card, script, seat, other, moved, chosen, progress);
    }

    /** Another list of the same card, from its start. */
    public Effects inner(int number) {
      return new Effects(def, card, number, seat, on, moved, Optional.empty(), Progress.START);
    }
  }

  /**
   * Somebody has to say which of several equal things it is, beside all effects.
   *
   * @param seat who
   * @param ship the ship that it is about
   * @param what what is equal
   */
  @JsonTypeName("tie")
  record Tie(Seat seat, CardId ship, Tied what) implements Phase, SeatFrame {}

  /** What can be equal. */
  enum Tied {
    /** Which part of a crew is not under house arrest ({@code ST-TRE-05}). */
    LOYAL,
    /** Which end of the spaceline is the far one ({@code ST-EFF-32}). */
    FAR_END
  }

  /**
   * The end of a turn.
   *
   * @param step what comes next
   * @param left the cards that are still to act in this step
   */
  @JsonTypeName("end")
  record End(EndStep step, ImmutableList<CardId> left) implements Phase, PassingFrame {}

  /**
   * The game is over.
   *
   * @param outcome how it ended
   * @param reason by resigning, points, an empty deck or time
   */
  @JsonTypeName("over")
  record Over(Outcome outcome, String reason) implements Phase, FinalFrame {}
}
