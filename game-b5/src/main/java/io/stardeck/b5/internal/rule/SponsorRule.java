package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_04;
import static io.stardeck.b5.internal.value.RuleIds.RAC_05;
import static io.stardeck.b5.internal.value.RuleIds.SPN_06;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.Sponsoring;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Costs;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.value.Computation;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Sponsoring a supporting card ({@code B5-SPN}, {@code B5-RAC}). */
final class SponsorRule extends DeedRule<Sponsor> {
  private static final RuleId SPN_02 = RuleId.of("B5-SPN-02");
  private static final RuleId SPN_05 = RuleId.of("B5-SPN-05");
  private static final RuleId SPN_07 = RuleId.of("B5-SPN-07");
  private static final RuleId SPN_08 = RuleId.of("B5-SPN-08");
  private static final RuleId RAC_04 = RuleId.of("B5-RAC-04");

  SponsorRule() {
    super(ActionKind.SPONSOR, SPN_06, Sponsor::sponsor, Sponsor::card);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Sponsor> offer) {
    ImmutableList<Card> circle = Members.able(view);
    if (circle.isEmpty()) {
      return;
    }
    ImmutableList<CardId> cards = Lists.filter(view.hand(), card -> mayEnter(view, purse, card));
    for (int i = 0; i < circle.size(); i++) {
      for (int k = 0; k < cards.size(); k++) {
        propose(view, purse, circle.get(i), cards.get(k), offer);
      }
    }
  }

  /** Whether whoever sponsors it, on whatever, nothing shuts that card of the hand out. */
  private static boolean mayEnter(B5View view, int purse, CardId card) {
    CardDef def = view.board().def(card);
    Kind kind = def.kind();
    return kind.isSponsored()
        && (kind == Kind.ENHANCEMENT
            || (kind == Kind.CHARACTER || !Naming.isReserved(view, def))
                && cost(view.board(), view.seat(), card, null, null) <= purse)
        && Conditions.requirementsHold(view.board(), view.seat(), def)
        && !isThere(view.board(), card);
  }

  private static void propose(
      B5View view, int purse, Card sponsor, CardId card, Consumer<? super Sponsor> offer) {
    Board board = view.board();
    CardDef def = board.def(card);
    if (def.kind() != Kind.ENHANCEMENT) {
      offer.accept(new Sponsor(view.seat(), sponsor.id(), card, Optional.empty()));
    } else if (!isFor(def, board.def(sponsor))) {
      return;
    } else if (def.onStation()) {
      if (cost(board, view.seat(), card, null, null) <= purse) {
        offer.accept(new Sponsor(view.seat(), sponsor.id(), card, Optional.empty()));
      }
    } else {
      Scope scope = Scope.of(board, view.seat(), null);
      Filter hosts = hosts(def);
      ImmutableList<Spot> spots = board.spots();
      for (int i = 0; i < spots.size(); i++) {
        CardId on = spots.get(i).id();
        if (goesOn(scope, hosts, spots.get(i))
            && isFor(def, board.def(on))
            && cost(board, view.seat(), card, on, null) <= purse) {
          offer.accept(new Sponsor(view.seat(), sponsor.id(), card, Optional.of(on)));
        }
      }
    }
  }

  /** Whether an enhancement is for cards of that one's race ({@code B5-RAC-04}). */
  private static boolean isFor(CardDef def, CardDef other) {
    return def.race() == Race.NEUTRAL || def.race() == other.race();
  }

  /** Whether that is a place for such an enhancement ({@code B5-SPN-05}). */
  private static boolean goesOn(Scope scope, Filter hosts, Spot host) {
    return host.top()
        && (host.row() == Row.INNER_CIRCLE || host.row() == Row.SUPPORTING_ROW)
        && Naming.isHost(scope, hosts, host);
  }

  private static Filter hosts(CardDef def) {
    return def.host().orElse(Members.OWN_CHARACTER);
  }

  @Override
  void forbid(B5View view, Sponsor deed, Findings findings) {
    Spot sponsor = Naming.acting(view, deed.sponsor(), findings);
    CardDef def = Naming.inHand(view, deed.card(), findings);
    Spot host = deed.host().isEmpty() ? null : Naming.inPlay(view, deed.host().get(), findings);
    if (sponsor == null || def == null || host == null && deed.host().isPresent()) {
      return;
    }
    if (!Members.isMember(sponsor)) {
      findings.reject(SPN_02, "%s is not in your Inner Circle", deed.sponsor());
    }
    EffectUse.acts(sponsor, findings);
    if (!def.kind().isSponsored()) {
      findings.reject(SPN_07, "a card of kind %s is not sponsored", def.kind());
      return;
    }
    race(view, sponsor, def, findings);
    host(view, host, def, findings);
    if (isThere(view.board(), deed.card())) {
      findings.reject(SPN_08, "%s is in play already", def.title());
    }
    Naming.required(view, def, GEN_04, findings);
  }

  private static void race(B5View view, Spot sponsor, CardDef def, Findings findings) {
    if (def.kind() != Kind.ENHANCEMENT && def.kind() != Kind.CHARACTER) {
      Naming.unreserved(view, def, RAC_05, findings);
    } else if (def.kind() == Kind.ENHANCEMENT && !isFor(def, view.board().def(sponsor))) {
      findings.reject(RAC_04, "%s is sponsored by a %s", def.title(), def.race());
    }
  }

  private static void host(B5View view, @Nullable Spot host, CardDef def, Findings findings) {
    boolean wants = def.kind() == Kind.ENHANCEMENT && !def.onStation();
    if (!wants || host == null) {
      if (wants != (host != null)) {
        findings.reject(SPN_05, wants ? "%s goes on a card" : "%s goes on no card", def.title());
      }
      return;
    }
    if (!goesOn(Scope.of(view.board(), view.seat(), null), hosts(def), host)) {
      findings.reject(SPN_05, "%s does not go on %s", def.title(), host.id());
    }
    if (!isFor(def, view.board().def(host))) {
      findings.reject(RAC_04, "%s goes on a card of the %s", def.title(), def.race());
    }
  }

  /** Whether another card of that title and race is in play ({@code B5-SPN-08}). */
  private static boolean isThere(Board board, CardId card) {
    CardDef def = board.def(card);
    if (def.multiple()
        || !board.config().uniqueCards()
        || !board.config().roster().sharesTitle(card)) {
      return false;
    }
    ImmutableList<Spot> spots = board.spots();
    for (int i = 0; i < spots.size(); i++) {
      CardDef other = board.def(spots.get(i));
      if (other.race() == def.race() && other.title().equals(def.title())) {
        return true;
      }
    }
    return false;
  }

  @Override
  int influence(Board board, Sponsor deed, @Nullable Accompaniment with) {
    return cost(board, deed.actor(), deed.card(), deed.host().orElse(null), with);
  }

  private static int cost(
      Board board, Seat seat, CardId card, @Nullable CardId host, @Nullable Accompaniment with) {
    return Costs.sponsoring(board, seat, card, host, with, Computation.silent()).value();
  }

  @Override
  void pay(Play<B5State> play, Sponsor deed) {
    Sponsoring.spend(play, deed.actor(), deed.card());
    InPlay.rotate(play, deed.sponsor());
  }

  @Override
  void carryOut(Play<B5State> play, Sponsor deed, @Nullable Accompaniment with) {
    Sponsoring.enter(play, deed.actor(), deed.sponsor(), deed.card(), deed.host());
  }
}
