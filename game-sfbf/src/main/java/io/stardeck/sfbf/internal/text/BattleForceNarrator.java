package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.text.TypedName;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Puts the game into words, from what the seat of the view may know. */
public final class BattleForceNarrator implements Narrator<BattleForceAction, BattleForceView> {
  /** The narrator; it keeps nothing. */
  public static final BattleForceNarrator INSTANCE = new BattleForceNarrator();

  private static final Pattern SHIP = Pattern.compile("s\\d{1,4}");

  private BattleForceNarrator() {}

  @Override
  public String table(BattleForceView view) {
    return TableText.of(view);
  }

  @Override
  public String action(BattleForceView view, BattleForceAction action) {
    return ActionText.of(new Names(view.table()), action);
  }

  @Override
  public String event(BattleForceView view, GameEvent event) {
    return event instanceof BattleForceEvent own
        ? EventText.of(new Names(view.table()), own)
        : event.toString();
  }

  @Override
  public String legend() {
    StringBuilder legend =
        new StringBuilder(
            "A ship is shown with its boxes, the damaged ones in small letters, and its victory"
                + " points.\n");
    for (BoxType type : BoxType.values()) {
      legend.append(CardText.letters(type)).append(' ').append(CardText.fires(type)).append('\n');
    }
    legend
        .append("range limited: neither from the Main Body nor at a ship there (BF-FRM-21, 22)\n")
        .append(
            "score: the points of the trophies and of the ships in Screen and Main Body, whatever")
        .append(" their damage (BF-WIN-04)\n");
    ActionNote.DEVICES.values().forEach(device -> legend.append(device).append('\n'));
    return legend.toString();
  }

  /** A card or a ship by its id in the game, or the beginning of its name; a device. */
  @Override
  public Optional<String> about(BattleForceView view, String name) {
    Table table = view.table();
    TypedName typed = new TypedName(name);
    if (SHIP.matcher(name).matches()) {
      ShipId ship = ShipId.of(Integer.parseInt(name.substring(1)));
      return table.exists(ship) ? Optional.of(CardText.of(table.card(ship))) : Optional.empty();
    }
    return typed
        .card()
        .filter(table::exists)
        .map(card -> CardText.of(table.card(card), table.config().traditional()))
        .or(() -> typed.in(texts(table.config()), Map.Entry::getKey).map(Map.Entry::getValue));
  }

  /** What stands on all cards and devices, each behind what it may be called. */
  private static List<Map.Entry<String, String>> texts(BattleForceConfig config) {
    List<Map.Entry<String, String>> texts = new ArrayList<>();
    for (ActionCard card : config.cardSet().cards()) {
      texts.add(Map.entry(card.title(), CardText.of(card, config.traditional())));
    }
    texts.addAll(ActionNote.DEVICES.entrySet());
    for (ShipCard ship : config.cardSet().ships()) {
      texts.add(Map.entry(ship.title(), CardText.of(ship)));
      texts.add(Map.entry(ship.name(), CardText.of(ship)));
    }
    return texts;
  }

  @Override
  public Optional<String> about(BattleForceView view, BattleForceAction action) {
    return ActionNote.of(view, action).or(() -> new Forecast(view).of(action));
  }
}
