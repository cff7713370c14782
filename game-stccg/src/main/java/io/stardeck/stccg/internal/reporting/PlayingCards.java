package io.stardeck.stccg.internal.reporting;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.card.Entering;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Playing a card from the hand ({@code ST-PLY-01} to {@code ST-PLY-11}). */
public final class PlayingCards implements ExactRule<PlayCard> {
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId EFF_48 = RuleId.of("ST-EFF-48");
  private static final RuleId ORD_09 = RuleId.of("ST-ORD-09");
  private static final RuleId PLY_01 = RuleId.of("ST-PLY-01");
  private static final RuleId PLY_02 = RuleId.of("ST-PLY-02");
  private static final RuleId PLY_10 = RuleId.of("ST-PLY-10");
  private static final RuleId UNQ_01 = RuleId.of("ST-UNQ-01");
  private static final RuleId ADV_05 = RuleId.of("ST-ADV-05");

  @Override
  public void candidates(StccgView view, Consumer<? super PlayCard> offer) {
    Findings open = Findings.probing();
    open(view, open);
    if (!open.clean()) {
      return;
    }
    Unique unique = new Unique(view);
    ImmutableList<Card> hand = view.cards(Places.hand(view.seat()));
    for (int i = 0; i < hand.size(); i++) {
      if (!Find.repeated(hand, i)) {
        Card card = hand.get(i);
        Findings probe = Findings.probing();
        card(view, card, probe);
        unique(view, card, unique, probe);
        if (probe.clean()) {
          aims(view, card, aim -> offer.accept(new PlayCard(view.seat(), card.id(), aim)));
        }
      }
    }
  }

  private static void aims(StccgView view, Card card, Consumer<Aim> offer) {
    CardDef def = view.table().def(card);
    if (!Plays.reports(def)) {
      EventPlaces.candidates(view, def, offer);
      return;
    }
    for (Outpost outpost : view.table().outposts()) {
      if (usable(view.table(), view.seat(), outpost, card)) {
        offer.accept(Aim.at(outpost.host()));
      }
    }
  }

  @Override
  public void check(StccgView view, PlayCard action, Findings findings) {
    open(view, findings);
    // Of equal cards only the first is offered, and only it is taken.
    @Nullable Card card = Find.first(view.cards(Places.hand(view.seat())), action.card());
    if (card == null) {
      Find.refuse(view, findings, "card", action.card(), PLY_01, "%s is not in your hand");
      return;
    }
    card(view, card, findings);
    on(view, card, action.on(), findings);
    unique(view, card, new Unique(view), findings);
  }

  private static void open(StccgView view, Findings findings) {
    if (!view.seat().equals(view.table().active())) {
      findings.reject(ORD_09, "it is not your turn");
    }
  }

  /** Reports what forbids the card, wherever it is played. */
  private static void card(StccgView view, Card card, Findings findings) {
    CardDef def = view.table().def(card);
    if (view.table().turn().played() >= Plays.most(view.table(), view.seat())
        && !Plays.together(view.table(), view.seat(), def)) {
      findings.reject("card", PLY_01, "%s is not reported together with others", def.name());
    }
    if (card.has(Mark.Unearned.class)) {
      findings.reject("card", PLY_02, "%s was destroyed unearned", def.name());
    }
    if (view.table().player(view.seat()).playedOnce().contains(def.id())) {
      findings.reject("card", EFF_48, "%s was sent back in this turn", def.name());
    }
    if (Preventions.of(view.table(), Deed.PLAY, view.seat(), def)) {
      findings.reject("card", EFF_07, "a card in play forbids to play %s", def.name());
    }
  }

  /** Reports that a card of which there is but one is in play. */
  private static void unique(StccgView view, Card card, Unique unique, Findings findings) {
    CardDef def = view.table().def(card);
    if (Plays.reports(def)
        && unique.taken(def)
        && !Permissions.lifted(view.table(), UNQ_01, view.seat(), card)) {
      findings.reject(
          "card",
          view.table().options().sharedUniqueness() ? ADV_05 : UNQ_01,
          "%s is in play",
          def.name());
    }
  }

  /** Reports what forbids to play the card on that. */
  private static void on(StccgView view, Card card, Aim on, Findings findings) {
    CardDef def = view.table().def(card);
    switch (def.kind()) {
      case SHIP, PERSONNEL, EQUIPMENT -> report(view, on, card, findings);
      case EVENT, OUTPOST -> EventPlaces.check(view, def, on, findings);
      case ARTIFACT -> {
        if (((ArtifactDef) def).use().event()) {
          EventPlaces.check(view, def, on, findings);
        } else {
          findings.reject("card", PLY_02, "%s is not played so", def.name());
        }
      }
      default -> findings.reject("card", PLY_02, "%s is not played so", def.name());
    }
  }

  private static void report(StccgView view, Aim on, Card card, Findings findings) {
    @Nullable Outpost outpost = outpost(view.table(), on);
    if (outpost == null || !usable(view.table(), view.seat(), outpost, card)) {
      findings.reject(
          "on",
          PLY_10,
          "%s needs an outpost of yours that it can use",
          view.table().def(card).name());
    }
  }

  /** Whether {@code card} of {@code seat} may be played at an outpost. */
  static boolean usable(Table table, Seat seat, Outpost outpost, Card card) {
    return Outposts.usable(table, outpost, seat, Affiliations.of(table, card))
        || outpost.controller().equals(seat) && Permissions.lifted(table, PLY_10, seat, card);
  }

  private static @Nullable Outpost outpost(Table table, Aim aim) {
    for (Outpost outpost : table.outposts()) {
      if (aim.equals(Aim.at(outpost.host()))) {
        return outpost;
      }
    }
    return null;
  }

  @Override
  public void perform(Play<StccgState> play, PlayCard action) {
    Seat seat = action.actor();
    Card card = Find.require(play.state().cards(Places.hand(seat)), action.card());
    Card announced =
        Entering.play(
            play,
            Places.hand(seat),
            card,
            PLY_01,
            known -> new CardEvent.CardPlayed(seat, known, action.on()));
    Plays.count(play, seat, play.state().table().def(announced));
    play.push(new Phase.Announced(seat, announced, action.on()));
    Windows.open(play, WindowKind.CARD_PLAYED, seat);
  }

  /** The host that an aim names. */
  static Host host(Aim aim) {
    return aim.host().orElseThrow();
  }
}
